import { type ObjectStore, type Ref, ref } from './objects';

/** What a text is (ISO 32000-1, 14.8.4): a screen reader walks these instead of the ink. */
export type Role = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Note';

export type Element = {
  role: Role;
  /** What a header cell is the header of. */
  scope?: 'Row' | 'Column';
  children: (Element | Mark)[];
};

/** A piece of a page's content, by its number there. */
type Mark = { page: number; mark: number };

/** A new element, last of its parent's. */
export function within(parent: Element, role: Role, scope?: Element['scope']): Element {
  const element: Element = { role, children: [], ...(scope && { scope }) };
  parent.children.push(element);
  return element;
}

/** Writes the tree below `root` and the way back from each page's marks into it; answers the tree's own object. */
export function putStructure(store: ObjectStore, root: Element, pages: Ref[]): Ref {
  const tree = store.reserve();
  /** For each page, the element of each of its marks. */
  const owners: Ref[][] = pages.map(() => []);

  function putElement({ role, scope, children }: Element, parent: Ref): Ref {
    const id = store.reserve();
    const kids = children.map((child) => {
      if ('role' in child) return ref(putElement(child, id));
      const marks = owners[child.page];
      if (marks) marks[child.mark] = id;
      return `<< /Type /MCR /Pg ${ref(pages[child.page] ?? 0)} /MCID ${child.mark} >>`;
    });
    const attributes = scope ? `/A << /O /Table /Scope /${scope} >>` : '';
    return store.put(`<< /Type /StructElem /S /${role} /P ${ref(parent)} ${attributes} /K [${kids.join(' ')}] >>`, id);
  }

  const document = putElement(root, tree);
  const numbers = owners.map((marks, page) => `${page} [${marks.map(ref).join(' ')}]`).join(' ');
  return store.put(
    `<< /Type /StructTreeRoot /K ${ref(document)} /ParentTree << /Nums [${numbers}] >> /ParentTreeNextKey ${pages.length} >>`,
    tree,
  );
}
