import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress } from '../../../shared/link';
import { Figure } from './figure';
import { ProductCardNode } from './product-card';
import { VideoNode } from './video';

/** Content allowed in an article: no more than the server accepts (functions/html/sanitize.ts). */
export const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress.safeParse(address).success,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    dropcursor: { color: false, class: 'drop-cursor' },
  }),
  TableKit.configure({ table: { renderWrapper: true } }),
  Figure,
  ProductCardNode,
  VideoNode,
];
