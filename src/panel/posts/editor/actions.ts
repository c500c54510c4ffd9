import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';

/** An action of the toolbar on the text. */
export type Action = {
  label: string;
  icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  isActive?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
  /** Whether its result is not allowed in tables. */
  outsideTables?: true;
  /** Synonyms in the slash menu, for actions that can begin a line. */
  slashWords?: string;
};

export const insertTable = (chain: ChainedCommands) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true });

/** Groups of the toolbar before what is inserted by a dialog: on a phone only the first buttons are in sight. */
export const USUAL_ACTIONS: Action[][] = [
  [
    {
      label: 'Seção',
      outsideTables: true,
      slashWords: 'título h2',
      icon: Heading2,
      run: (chain) => chain.toggleHeading({ level: 2 }),
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      label: 'Subseção',
      outsideTables: true,
      slashWords: 'subtítulo h3',
      icon: Heading3,
      run: (chain) => chain.toggleHeading({ level: 3 }),
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    { label: 'Negrito', icon: Bold, run: (chain) => chain.toggleBold(), isActive: (editor) => editor.isActive('bold') },
    {
      label: 'Itálico',
      icon: Italic,
      run: (chain) => chain.toggleItalic(),
      isActive: (editor) => editor.isActive('italic'),
    },
  ],
  [
    {
      label: 'Lista',
      slashWords: 'itens',
      icon: List,
      run: (chain) => chain.toggleBulletList(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'Lista numerada',
      slashWords: 'itens passos',
      icon: ListOrdered,
      run: (chain) => chain.toggleOrderedList(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
  ],
];

/** Groups of the toolbar after it. */
export const OTHER_ACTIONS: Action[][] = [
  [
    { label: 'Desfazer', icon: Undo2, run: (chain) => chain.undo(), isEnabled: (editor) => editor.can().undo() },
    { label: 'Refazer', icon: Redo2, run: (chain) => chain.redo(), isEnabled: (editor) => editor.can().redo() },
  ],
  [
    {
      label: 'Citação',
      outsideTables: true,
      slashWords: 'destaque aspas',
      icon: Quote,
      run: (chain) => chain.toggleBlockquote(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
    {
      label: 'Linha divisória',
      outsideTables: true,
      slashWords: 'separador',
      icon: Minus,
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
  [
    {
      label: 'Sublinhado',
      icon: Underline,
      run: (chain) => chain.toggleUnderline(),
      isActive: (editor) => editor.isActive('underline'),
    },
    {
      label: 'Riscado',
      icon: Strikethrough,
      run: (chain) => chain.toggleStrike(),
      isActive: (editor) => editor.isActive('strike'),
    },
  ],
];

export const ACTIONS: Action[] = [...USUAL_ACTIONS, ...OTHER_ACTIONS].flat();
