import { type ObjectStore, type Ref, ref } from './objects';

/** What a text is (ISO 32000-1, 14.8.4): a screen reader walks these instead of the ink. */
export type Role = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Note' | 'Link';

export type Element = {
  role: Role;
  /** What a header cell is the header of. */
  scope?: 'Row' | 'Column';
  children: (Element | Mark)[];
  /** Where a press on it leads, as an object of the file. */
  annotation?: { page: number; id: Ref };
};

/** A piece of a page's content, by its number there. */
type Mark = { page: number; mark: number };

/** A new element, last of its parent's. */
export function within(parent: Element, role: Role, scope?: Element['scope']): Element {
  const element: Element = { role, children: [], ...(scope && { scope }) };
  parent.children.push(element);
  return element;
}

/** By what an annotation finds its element in the tree: the numbers of pages come first (ISO 32000-1, 14.7.4.4). */
export const structKey = (pages: number, annotation: Ref) => pages + annotation;

/** Writes the tree below `root` and the way back from each page's marks into it; answers the tree's own object. */
export function putStructure(store: ObjectStore, root: Element, pages: Ref[]): Ref {
  const tree = store.reserve();
  /** For each page, the element of each of its marks. */
  const owners: Ref[][] = pages.map(() => []);
  /** The element of each annotation. */
  const annotations = new Map<Ref, Ref>();

  function putElement({ role, scope, children, annotation }: Element, parent: Ref): Ref {
    const id = store.reserve();
    const kids = children.map((child) => {
      if ('role' in child) return ref(putElement(child, id));
      const marks = owners[child.page];
      if (marks) marks[child.mark] = id;
      return `<< /Type /MCR /Pg ${ref(pages[child.page] ?? 0)} /MCID ${child.mark} >>`;
    });
    if (annotation) {
      annotations.set(annotation.id, id);
      kids.push(`<< /Type /OBJR /Obj ${ref(annotation.id)} /Pg ${ref(pages[annotation.page] ?? 0)} >>`);
    }
    const attributes = scope ? `/A << /O /Table /Scope /${scope} >>` : '';
    return store.put(`<< /Type /StructElem /S /${role} /P ${ref(parent)} ${attributes} /K [${kids.join(' ')}] >>`, id);
  }

  const document = putElement(root, tree);
  const numbers = [
    ...owners.map((marks, page) => `${page} [${marks.map(ref).join(' ')}]`),
    ...[...annotations]
      .sort(([one], [other]) => one - other)
      .map(([annotation, element]) => `${structKey(pages.length, annotation)} ${ref(element)}`),
  ];
  const next = structKey(pages.length, Math.max(0, ...annotations.keys())) + 1;
  return store.put(
    `<< /Type /StructTreeRoot /K ${ref(document)} /ParentTree << /Nums [${numbers.join(' ')}] >> /ParentTreeNextKey ${next} >>`,
    tree,
  );
}
