import { expect, test } from 'vitest';
import { readWorkbook } from '../../src/panel/settings/workbook/workbook';
import { type Parts, workbookFiles, zipped } from '../helpers/workbook';

const read = (parts: Parts) => readWorkbook(zipped(workbookFiles(parts)));

/** Reads a workbook that has a single cell, and returns the cell's text. */
const cell = (xml: string, parts: Partial<Parts> = {}) =>
  read({ sheet: `<row r="1">${xml}</row>`, ...parts }).then((rows) => rows?.[0]?.[0]);

const STYLES = `<numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;R$ &quot;#,##0.00"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165"/><xf numFmtId="14"><alignment/></xf><xf numFmtId="9"/><xf numFmtId="20"/></cellXfs>`;

test('a sheet is read with shared texts, texts in runs, and gaps between cells and rows', async () => {
  const strings =
    '<si><t>Nome</t></si><si><t xml:space="preserve"> Preço </t></si><si><r><t>Soul </t></r><r><rPr><b/></rPr><t>Café &amp; “Leite”</t></r><rPh sb="0" eb="1"><t>ソウル</t></rPh></si><si/>';
  const sheet = `<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="C1" s="0" t="s"><v>1</v></c></row>
    <row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4"/><c r="C4"><v>17.5</v></c></row><row r="5"><c r="B5" t="s"><v>3</v></c></row>`;
  expect(await read({ sheet, strings })).toEqual([
    ['Nome', '', ' Preço '],
    [''],
    [''],
    ['Soul Café & “Leite”', '', '17,5'],
    ['', ''],
  ]);
});

test.each([
  ['a number', '<c r="A1"><v>34.9</v></c>', '34,9'],
  ['a binary fraction', '<c r="A1"><v>17.899999999999999</v></c>', '17,9'],
  ['a long number', '<c r="A1"><v>29100000</v></c>', '29100000'],
  ['a price', '<c r="A1" s="1"><v>34.9</v></c>', '34,9'],
  ['a moment', '<c r="A1" s="2"><v>46346.586805555555</v></c>', '20/11/2026 14:05'],
  ['a day', '<c r="A1" s="3"><v>46346</v></c>', '20/11/2026'],
  ['an hour', '<c r="A1" s="5"><v>0.375</v></c>', '09:00'],
  ['per cent', '<c r="A1" s="4"><v>0.07</v></c>', '7%'],
  ['yes', '<c r="A1" t="b"><v>1</v></c>', 'Sim'],
  ['no', '<c r="A1" t="b"><v>0</v></c>', 'Não'],
  ['what a formula came to', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>Soul x</v></c>', 'Soul x'],
  ['a formula’s number', '<c r="A1"><f>B1*2</f><v>5</v></c>', '5'],
  ['a failed formula', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['a text of its own', '<c r="A1" t="inlineStr"><is><t>Um_x000D_\ndois</t></is></c>', 'Um\r\ndois'],
  ['a text of digits', '<c r="A1" t="str"><v>007</v></c>', '007'],
])('%s is read as people write it', async (_, xml, text) => {
  expect(await cell(xml, { styles: STYLES })).toBe(text);
});

test('days are counted from 1904 in a workbook of an old Macintosh', async () => {
  const parts = { styles: STYLES, book: '<workbookPr date1904="1"/>' };
  expect(await cell('<c r="A1" s="3"><v>44884</v></c>', parts)).toBe('20/11/2026');
});

test('the first sheet that is not hidden is read', async () => {
  const sheets =
    '<sheet name="Listas" sheetId="1" state="veryHidden" r:id="rId1"/><sheet name="Produtos" sheetId="2" r:id="rId2"/>';
  expect(await read({ sheet: '', sheets })).toEqual([['Outra']]);
});

test('a workbook with namespace prefixes, uncompressed files and absolute targets is read', async () => {
  const { 'xl/worksheets/sheet1.xml': _, ...files } = workbookFiles({ sheet: '' });
  const own = {
    ...files,
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="/xl/own.xml"/></Relationships>',
    'xl/own.xml':
      '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Nome</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
  };
  expect(await readWorkbook(zipped(own, { packs: false }))).toEqual([['Nome']]);
});

test('a file that is not a workbook, or is broken, is read as null', async () => {
  const files = workbookFiles({ sheet: '<row r="1"><c r="A1"><v>1</v></c></row>' });
  expect(await readWorkbook(zipped(files))).toEqual([['1']]);
  const { 'xl/workbook.xml': _, ...others } = files;
  expect(await readWorkbook(zipped(others))).toBeNull();
  expect(await readWorkbook(zipped({ 'content.xml': '<office/>' }))).toBeNull();
  expect(await readWorkbook(Buffer.from('PK\u0003\u0004'))).toBeNull();
  expect(await readWorkbook(zipped(files).subarray(40))).toBeNull();
  const broken = zipped(files);
  broken.fill(0xff, 45, 60);
  expect(await readWorkbook(broken)).toBeNull();
});

test('a small file that unpacks to more than the limit is read as null', async () => {
  const bomb = workbookFiles({ sheet: '<row r="1"/>'.padEnd(40 * 1024 * 1024) });
  expect(await readWorkbook(zipped(bomb))).toBeNull();
});
