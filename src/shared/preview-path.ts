import type { CopiedNoun } from './working-copy';

/** Where the site shows previews: the page of the branch's links has no site around it, so it has an address of its own. */
type Previewed = CopiedNoun | 'branch';

const SEGMENTS: Record<Previewed, string> = {
  posts: 'blog',
  products: 'produtos',
  locations: 'locais',
  slides: 'slides',
  faqs: 'perguntas',
  categories: 'linhas',
  pages: 'paginas',
  branch: 'unidade',
};

/** Returns the path of a preview, as its route has it: without the slash at its start. */
export function previewPath(previewed: Previewed, token: string): string {
  return `previa/${SEGMENTS[previewed]}/${token}`;
}
