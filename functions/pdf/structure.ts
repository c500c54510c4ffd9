import { type ObjectStore, type Ref, ref } from './objects';

/** Role of a text (ISO 32000-1, 14.8.4): screen readers follow the roles instead of the drawing. */
type Role = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Note' | 'Link';

export type Element = {
  role: Role;
  /** Whether a header cell belongs to its row or its column. */
  scope?: 'Row' | 'Column';
  children: (Element | Mark)[];
  /** Annotation of a link, as an object of the file. */
  annotation?: { page: number; id: Ref };
};

/** A piece of a page's content, by its number on that page. */
type Mark = { page: number; mark: number };

/** Appends a new element to its parent. */
export function within(parent: Element, role: Role, scope?: Element['scope']): Element {
  const element: Element = { role, children: [], ...(scope && { scope }) };
  parent.children.push(element);
  return element;
}

/** Returns the key of an annotation in the parent tree: the keys of pages come first (ISO 32000-1, 14.7.4.4). */
export const structKey = (pages: number, annotation: Ref) => pages + annotation;

/** Writes the tree below `root`, and the parent tree from each page's marks back to it. Returns the tree's object. */
export function putStructure(store: ObjectStore, root: Element, pages: Ref[]): Ref {
  const tree = store.reserve();
  /** Elements by page and mark. */
  const owners: Ref[][] = pages.map(() => []);
  /** Elements by annotation. */
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
