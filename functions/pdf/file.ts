import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import type { Font } from './font';
import { type ObjectStore, objectStore, type Ref, ref, textString } from './objects';
import { PAGE, type Page } from './page';
import { type Element, putStructure } from './structure';

export type PdfDocument = {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  fonts: Font[];
  pages: Page[];
  structure: Element;
};

/** The file, with its text tagged for screen readers and its fonts inside. */
export function pdfFile(document: PdfDocument): Uint8Array<ArrayBuffer> {
  const { title, author, language } = document;
  const store = objectStore();
  const fonts = document.fonts.map((font) => `/${font.name} ${ref(putFont(store, font))}`);
  const resources = store.put(`<< /Font << ${fonts.join(' ')} >> >>`);
  const tree = store.reserve();
  const pages = document.pages.map(({ operators }, index) => {
    const deflated = deflateSync(Buffer.from(operators.join('\n'), 'latin1'));
    const content = store.put({ entries: '', deflated });
    return store.put(
      `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${ref(resources)} ` +
        `/Contents ${ref(content)} /StructParents ${index} /Tabs /S >>`,
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

/** Flag of a font whose characters are those of the Latin alphabet. */
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
