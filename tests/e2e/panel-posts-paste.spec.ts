import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { openPanel, test } from '../helpers/panel';
import { type PictureFile, pictureFile } from '../helpers/picture-files';
import { content, draftContent, expectContent, paste } from '../helpers/posts';

test.beforeEach(({ page }) => openPanel(page, '/painel/blog/novo'));

test('text pasted from Word keeps its headings, lists, table and links, and loses its styles', async ({ page }) => {
  await paste(page, WORD);
  await expectContent(
    page,
    [
      '<h2>Guia do shake</h2>',
      '<h2>Ingredientes</h2>',
      '<p>Um shake <strong>simples</strong> e <em>gelado</em>, com <a href="https://example.com/receita">a receita</a> inteira.</p>',
      '<ul><li>Leite<ul><li>Integral</li><li>Desnatado</li></ul></li><li>Banana</li></ul>',
      '<ol><li>Bata tudo</li><li>Sirva</li></ol>',
      '<table><tbody><tr><td><strong>Medida</strong></td><td>Valor</td></tr><tr><td>Leite</td><td>200 ml</td></tr></tbody></table>',
      '<p>Bom apetite.</p>',
    ].join(''),
  );
});

test('text pasted from Google Docs is not all bold, and keeps its headings, lists, table and links', async ({
  page,
}) => {
  await paste(page, GOOGLE_DOCS);
  await expectContent(
    page,
    [
      '<h2>Guia do shake</h2>',
      '<h3>Ingredientes</h3>',
      '<p>Um shake <strong>simples</strong> e <em>gelado</em>, com <a href="https://example.com/receita?a=1">a receita</a> inteira.</p>',
      '<ul><li>Leite<ul><li>Integral</li></ul></li><li>Banana</li></ul>',
      '<ol><li>Bata tudo</li></ol>',
      '<table><tbody><tr><td>Leite</td><td>200 ml</td></tr></tbody></table>',
    ].join(''),
  );
});

test('text pasted from a web page loses empty lines, and pictures that cannot be shown with a message', async ({
  page,
}) => {
  await paste(
    page,
    `<meta charset="utf-8"><div class="post"><div style="color:red">Um</div><p>&nbsp;</p><p><br></p>
    <p><img src="data:image/png,nada"><img src="file:///C:/a.png"></p>
    <p><img src="/images/copo.webp" alt="Copo" style="width:50px"></p>
    <font color="red">Dois</font><a href="http://example.com/x">três</a><a name="topo"></a></div>`,
  );
  await expectContent(
    page,
    '<p>Um</p><figure><img src="/images/copo.webp" alt="Copo"></figure><p>Dois<a href="https://example.com/x">três</a></p>',
  );
  await expectToast(page, '2 imagens não vieram com o texto');
});

test('pictures embedded in a pasted text are uploaded, and inserted at their places', async ({ page }) => {
  const [first, second] = [await pictureFile(480, 300), await pictureFile(300, 480)];
  const embedded = ({ mimeType, buffer }: PictureFile, alt: string) =>
    `<img src="data:${mimeType};base64,${buffer.toString('base64')}" alt="${alt}">`;
  const release = await hold(page, '/files/original');
  await paste(
    page,
    `<p>Um ${embedded(first, 'Um copo')} dois</p><p>${embedded(second, '')}</p><p>Três</p>
    <table><tr><td>Quatro${embedded(second, '')}</td></tr></table>`,
  );
  // Cells hold no pictures.
  await expectToast(page, '1 imagem não veio com o texto');
  await expect(page.getByRole('status').filter({ hasText: 'Enviando 2 imagens...' })).toBeOnScreen();
  await expectContent(page, '<p>Um  dois</p><p>Três</p><table><tbody><tr><td>Quatro</td></tr></tbody></table>');
  release();
  const figure = (size: string, alt: string) =>
    `<figure><img src="/media/[0-9a-f]{20}-${size}-\\w+.webp" alt="${alt}"[^>]*></figure>`;
  await expect
    .poll(() => draftContent(page))
    .toMatch(
      new RegExp(`^<p>Um </p>${figure('480x300', 'Um copo')}<p> dois</p>${figure('300x480', '')}<p>Três</p><table>`),
    );
});

test('a toast tells that pictures of another site stay there, but not of those of this one', async ({ page }) => {
  await page.route('https://fotos.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
  const notices = page.getByRole('region', { name: 'Avisos' });
  const own = new URL('/images/copo.webp', page.url()).href;
  await paste(page, `<p>Um</p><img src="${own}"><img src="/images/copo.webp">`);
  await expect(content(page).locator('img')).toHaveCount(2);
  await expect(notices).not.toContainText('site de origem');
  await paste(page, '<p>Dois</p><img src="https://fotos.example/a.png">');
  await expectToast(page, '1 imagem ficou no site de origem');
  await expect(notices).toContainText('envie-o pelo botão Imagem');
  const two = '<img src="https://fotos.example/b.png"><img src="https://fotos.example/c.png">';
  await paste(page, `<p>Três</p>${two}`);
  await expectToast(page, '2 imagens ficaram no site de origem');
  await expect(content(page).locator('img')).toHaveCount(5);
  // Both kinds in one toast, because there is only one at a time.
  await paste(page, `<p>Quatro</p>${two}<img src="file:///C:/a.png">`);
  await expectToast(page, '1 imagem não veio com o texto');
  await expect(notices).toContainText('2 imagens ficaram no site de origem.');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-text:\\F0B7;} --></style></head>
<body lang=PT-BR style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span style='mso-spacerun:yes'>&nbsp;</span>Guia do shake<o:p></o:p></p>
<h1 style='margin-top:12.0pt'><a name="_Toc1"></a><span style='mso-bookmark:_Toc1'>Ingredientes</span><o:p></o:p></h1>
<p class=MsoNormal><span style='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif;mso-fareast-language:EN-US'>Um shake <b style='mso-bidi-font-weight:normal'>simples</b> e <i style='mso-bidi-font-style:normal'>gelado</i>, com <a href="http://example.com/receita"><span style='color:#0563C1;text-decoration:underline'>a receita</span></a> inteira.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Leite<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Integral<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Desnatado<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Banana<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bata tudo<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Sirva<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=283 valign=top style='width:212.35pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'><b>Medida</b><o:p></o:p></p></td><td width=283 valign=top><p class=MsoNormal>Valor<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=283><p class=MsoNormal>Leite<o:p></o:p></p></td><td width=283><p class=MsoNormal>200&nbsp;ml<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Bom apetite.<o:p></o:p></p><!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5a1b2c3d-7fff-1111-2222-333344445555"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Guia do shake</span></h1><br /><h3 dir="ltr" style="line-height:1.38;"><span style="font-size:14pt;font-weight:400;font-style:normal;text-decoration:none;">Ingredientes</span></h3><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Um shake </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">simples</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> e </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">gelado</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">, com </span><a href="https://www.google.com/url?q=https://example.com/receita?a%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;white-space:pre-wrap;">a receita</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> inteira.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Leite</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Integral</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Banana</span></p></li></ul><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Bata tudo</span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;"><span style="font-weight:400;">Leite</span></p></td><td style="padding:5pt;"><p dir="ltr"><span style="font-weight:400;">200&nbsp;ml</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
