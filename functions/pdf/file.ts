import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import type { Font } from './font';
import { literal, type ObjectStore, objectStore, type Ref, ref, textString } from './objects';
import { type Link, linkBox, PAGE, type Page } from './page';
import { type Element, putStructure, structKey } from './structure';

export type PdfDocument = {
  title: string;
  author: string;
  /** BCP 47 tag. */
  language: string;
  fonts: Font[];
  pages: Page[];
  structure: Element;
};

/** Returns the file, with text tagged for screen readers and embedded fonts. */
export function pdfFile(document: PdfDocument): Uint8Array<ArrayBuffer> {
  const { title, author, language } = document;
  const store = objectStore();
  const fonts = document.fonts.map((font) => `/${font.name} ${ref(putFont(store, font))}`);
  const resources = store.put(`<< /Font << ${fonts.join(' ')} >> >>`);
  const tree = store.reserve();
  const pages = document.pages.map(({ operators, links }, index) => {
    const deflated = deflateSync(Buffer.from(operators.join('\n'), 'latin1'));
    const content = store.put({ entries: '', deflated });
    const annotations = links.map((link) => ref(putLink(store, link, index, document.pages.length)));
    const pressed = annotations.length > 0 ? `/Annots [${annotations.join(' ')}] ` : '';
    return store.put(
      `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${ref(resources)} ` +
        `/Contents ${ref(content)} ${pressed}/StructParents ${index} /Tabs /S >>`,
    );
  });
  store.put(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(ref).join(' ')}] >>`, tree);
  const catalog = store.put(
    `<< /Type /Catalog /Pages ${ref(tree)} /Lang ${textString(language)} /MarkInfo << /Marked true >> ` +
      `/StructTreeRoot ${ref(putStructure(store, document.structure, pages))} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const info = store.put(`<< /Title ${textString(title)} /Author ${textString(author)} >>`);
  return store.file(`/Root ${ref(catalog)} /Info ${ref(info)}`);
}

/** Writes the annotation of a link, and connects it to its element in the structure. */
function putLink(store: ObjectStore, link: Link, page: number, pages: number): Ref {
  const id = store.reserve();
  link.element.annotation = { page, id };
  return store.put(
    `<< /Type /Annot /Subtype /Link /Rect ${linkBox(link)} /Border [0 0 0] /F 4 /StructParent ${structKey(pages, id)} ` +
      `/Contents ${textString(link.url)} /A << /S /URI /URI ${literal(link.url)} >> >>`,
    id,
  );
}

/** Flag of a font that uses the standard Latin characters. */
const NONSYMBOLIC = 32;

function putFont(store: ObjectStore, font: Font): Ref {
  const file = store.put({ entries: `/Length1 ${font.fileLength}`, deflated: font.file });
  const descriptor = store.put(
    `<< /Type /FontDescriptor /FontName /${font.name} /Flags ${NONSYMBOLIC} /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.capHeight} /StemV 80 /FontFile2 ${ref(file)} >>`,
  );
  return store.put(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${font.name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 ` +
      `/Widths [${font.widths.join(' ')}] /FontDescriptor ${ref(descriptor)} >>`,
  );
}
