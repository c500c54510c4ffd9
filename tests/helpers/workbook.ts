import { deflateRawSync } from 'node:zlib';

/** Builds a ZIP archive of these texts, compressed as Excel does it, or not at all. */
export function zipped(files: Record<string, string>, { packs = true } = {}): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = packs ? deflateRawSync(content) : content;
    const method = packs ? 8 : 0;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

export type Parts = { sheet: string; strings?: string; styles?: string; book?: string; sheets?: string };

/** Returns the files of a workbook whose first sheet has these rows: `<row r="1">…</row>`. */
export function workbookFiles({ sheet, strings = '', styles = '', book = '', sheets }: Parts): Record<string, string> {
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const shown = sheets ?? '<sheet name="Planilha1" sheetId="1" r:id="rId1"/>';
  return {
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${rels}">${book}<sheets>${shown}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Target="worksheets/sheet1.xml" Id="rId1"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${HEAD}<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Outra</t></is></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}>${strings}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}>${styles}</styleSheet>`,
  };
}
