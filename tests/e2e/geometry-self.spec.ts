import { test } from '@playwright/test';
import { faultsOf } from '../helpers/geometry';
import { walkTo } from '../helpers/keyboard';
import { expect } from '../helpers/on-screen';

/** A page without faults until one is planted in it. */
const page = (body: string, style = '') => `<!DOCTYPE html><html lang="pt-BR"><title>Prova</title><style>
  * { box-sizing: border-box; margin: 0 }
  body { padding: 20px; background: #fff; color: #222; font: 16px/1.5 sans-serif }
  button, a.control { display: inline-block; min-height: 44px; padding: 10px 20px; border: 0; background: #4a32bf; color: #fff }
  :focus-visible { outline: 3px solid #4a32bf; outline-offset: 3px }
  .toast { position: fixed; right: 16px; bottom: 16px; width: 300px; padding: 20px; background: #fff }
  dialog { margin: auto; border: 0; padding: 20px }
  ${style}</style><body>${body}</body></html>`;

const toast = (style = '') =>
  `<section aria-label="Avisos"><div role="status"><div class="toast" style="${style}">Pronto</div></div></section>`;
const dialog = (inside: string, style = '') =>
  `<dialog style="${style}">${inside}</dialog><script>document.querySelector('dialog').showModal()</script>`;
const TEXT = 'Uma frase que se lê sem pressa e que diz o que se come, quando e com quem. '.repeat(6);
/** Four grey pixels. */
const PIXELS =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNoaGBoaAAABgYCASzBUNcAAAAASUVORK5CYII=';

const CLEAN: Record<string, string> = {
  'a plain page': page('<h1>Título</h1><p>Texto</p><button>Comprar</button>'),
  'a link in a sentence': page('<p>Veja os <a href="#x">produtos</a> que temos.</p>'),
  'a toast': page(`<p>Texto</p>${toast()}`),
  'a dialog that scrolls': page(
    `<button>Atrás</button>${dialog(`<div style="height: 2000px">Longo</div><button>Fechar</button>`, 'max-height: 300px; overflow: auto')}`,
  ),
  'words at the right end of a gradient': page(
    '<p style="background: linear-gradient(90deg, #000 60%, #fff); color: #fff">Branco</p>',
  ),
  'words that are cut off after their line': page(
    '<p style="height: 24px; overflow: hidden">Um<br>dois<br>três</p><button>Comprar</button>',
  ),
  'a field with a button in its room': page(
    '<div style="position: relative; width: 200px"><input aria-label="Senha" style="width: 100%; height: 44px; padding-right: 60px; border: 1px solid #777"><button style="position: absolute; right: 0">x</button></div>',
  ),
  'running text': page(`<main style="max-width: 34em"><p>${TEXT}</p></main>`),
};

/** One fault each, with the expected message. */
const PLANTED: Record<string, [html: string, said: RegExp]> = {
  'something wider than the window': [page('<div style="width: 3000px">Largo</div>'), /^overflow: .*"Largo" reaches/],
  'a control that is too small': [
    page('<button style="min-height: 0; padding: 0; width: 20px; height: 20px">x</button>'),
    /^small control: button "x" is 20 by 20/,
  ],
  'a control over another': [
    page('<button>Um</button><button style="margin-left: -40px">Dois</button>'),
    /^collision: button "Um" over button "Dois"/,
  ],
  'a control over words': [
    page('<p>Palavras que se querem ler</p><button style="margin-top: -24px">Um</button>'),
    /^collision: button "Um" over the words "Palavras/,
  ],
  'words under the bar at the top': [
    page('<header style="position: fixed; inset: 0 0 auto"><button>Menu</button></header><h1>Título</h1>'),
    /^collision: button "Menu" over the words "Título"/,
  ],
  'a title of the hero in four lines': [
    page('<section class="hero"><h1>Um<br>dois<br>três<br>quatro</h1></section>'),
    /^lines: h1 .* takes 4 lines/,
  ],
  'a label of navigation in two lines': [
    page('<header><nav><a class="control" style="width: 90px" href="#x">Onde estamos</a></nav></header>'),
    /^lines: a "Onde estamos" takes 2 lines/,
  ],
  'lines that are too long': [page(`<p>${TEXT}</p>`), /^line length: 1\d\d characters a line/],
  'lines that are too short': [page(`<p style="width: 15em">${TEXT}</p>`), /^line length: 3\d characters a line/],
  'a picture larger than its pixels': [
    page(`<img alt="Copo" style="width: 200px; height: 200px" src="${PIXELS}">`),
    /^picture: Copo: 2×2 on 200×200/,
  ],
  'a toast below the window': [page(toast('bottom: -300px')), /^out of reach: div "Pronto" stands at/],
  'a toast that is seen through': [
    page(`<p>Texto</p>${toast('opacity: 0.5')}`),
    /^see-through: div "Pronto": opacity 0.50/,
  ],
  'a toast without a ground of its own': [
    page(`<p>Texto</p>${toast('background: transparent')}`),
    /^see-through: div "Pronto": opacity 0.00/,
  ],
  'a toast under something': [
    page(`${toast()}<div style="position: fixed; inset: auto 0 0; height: 90px; background: #eee">Faixa</div>`),
    /^out of reach: div "Pronto" is covered by div "Faixa"/,
  ],
  'a link under the unseen box of large letters': [
    page(
      '<footer class="foot"><a class="control" href="#x">Termos</a></footer>',
      '.foot { margin-top: 80px } .foot::after { content: "soul" / ""; display: block; height: 80px; margin-top: -20px; font-size: 200px; line-height: 0.5; color: #eee; position: relative }',
    ),
    /^out of reach: a "Termos" is covered by footer "Termos"/,
  ],
  'a menu whose end cannot be scrolled to': [
    page(
      dialog(
        '<div style="height: 2000px">Longo</div><button>Fim</button>',
        'position: fixed; inset: 0; max-height: none; overflow: hidden; height: 2100px',
      ),
    ),
    /^out of reach: dialog .* stands at/,
  ],
  'a menu whose beginning is cut off': [
    page(
      dialog(
        Array.from({ length: 30 }, (_, item) => `<a class="control" href="#x">Item ${item}</a>`).join(''),
        'inset: 0; width: 100%; height: 100%; max-height: none; overflow: auto; display: flex; flex-direction: column; justify-content: center',
      ),
    ),
    /^out of reach: a "Item 0" is out of the window/,
  ],
  'words that are hard to read': [
    page('<p style="color: #999">Cinza claro</p>'),
    /^contrast: words "Cinza claro": 2.85:1/,
  ],
  'words of the colour of their ground': [
    page('<p style="color: #fff">Branco</p>'),
    /^contrast: words "Branco": the same colour as its ground/,
  ],
  'words that their surroundings fade': [
    page('<div style="opacity: 0.3"><p>Esmaecido</p></div>'),
    /^contrast: words "Esmaecido"/,
  ],
  'words at the wrong end of a gradient': [
    page('<p style="background: linear-gradient(90deg, #fff 40%, #000); color: #fff">Branco</p>'),
    /^contrast: words "Branco": 1.\d\d:1 instead of 4.5:1 on the picture/,
  ],
  'words on a picture like them': [
    page(
      `<div style="position: relative; height: 100px"><img alt="" style="position: absolute; inset: 0; width: 2px" src="${PIXELS}"><div style="position: absolute; inset: 0; background: #bbb"></div><p style="position: relative; color: #fff">Sobre</p></div>`,
    ),
    /^contrast: words "Sobre": 1.\d\d:1 instead of 4.5:1 on the picture/,
  ],
  'a sign of the colour of its control': [
    page(
      '<button aria-label="Fechar"><svg width="24" height="24" stroke="#4a32bf"><path d="M0 0L24 24"/></svg></button>',
    ),
    /^contrast: sign of button "Fechar": the same colour/,
  ],
  'a field whose edge is lost': [
    page('<input aria-label="Nome" style="height: 44px; border: 1px solid #eee">'),
    /^contrast: edge of input "Nome"/,
  ],
  'a control without a ring': [page('<button style="outline: none">Um</button>'), /^focus: button "Um" shows no ring/],
  'a ring that is lost': [
    page('<button style="outline-color: #ddd">Um</button>'),
    /^focus: ring of button "Um": 1.\d\d:1 instead of 3:1/,
  ],
  'a ring that is lost on a picture': [
    page(
      '<div style="position: relative; height: 90px"><div style="position: absolute; inset: 0; background: #4030b0"></div><button style="position: relative; margin: 10px; background: #fff; color: #000">Um</button></div>',
    ),
    /^focus: ring of button "Um": 1.\d\d:1 instead of 3:1 on the picture/,
  ],
};

test.use({ viewport: { width: 1280, height: 720 } });

for (const [what, html] of Object.entries(CLEAN)) {
  test(`finds no fault with ${what}`, async ({ page: tab }) => {
    await tab.setContent(html);
    expect(await faultsOf(tab)).toEqual([]);
  });
}

for (const [what, [html, said]] of Object.entries(PLANTED)) {
  test(`finds ${what}`, async ({ page: tab }) => {
    await tab.setContent(html);
    expect(await faultsOf(tab)).toContainEqual(expect.stringMatching(said));
  });
}

test.describe('toBeOnScreen', () => {
  const UNSEEN: Record<string, [html: string, why: RegExp]> = {
    'is missing': [page('<p>Nada</p>'), /there is no such element/],
    'is there twice': [page(toast() + toast()), /there are 2 such elements/],
    'is hidden': [page(toast('visibility: hidden')), /it is hidden/],
    'is transparent': [page(toast('opacity: 0.2')), /it is transparent/],
    'is below the window': [page(toast('bottom: -300px')), /outside of the window/],
    'is in a box that cuts it off': [
      page('<div style="height: 10px; overflow: hidden"><p class="toast" style="position: static">Pronto</p></div>'),
      /cut off/,
    ],
    'is covered': [
      page(`${toast()}<div style="position: fixed; inset: 0; background: #eee">Véu</div>`),
      /"Véu" covers it/,
    ],
    'is under a dialog': [page(`${toast()}${dialog('Pergunta')}`), /covers it/],
  };

  for (const [what, [html, why]] of Object.entries(UNSEEN)) {
    test(`fails for an element that ${what}`, async ({ page: tab }) => {
      await tab.setContent(html);
      const asserted = expect(tab.locator('.toast')).toBeOnScreen({ timeout: 300 });
      await expect(asserted).rejects.toThrow(why);
      await expect(tab.locator('.toast')).not.toBeOnScreen({ timeout: 300 });
    });
  }

  test('waits for an element to appear, and scrolls if allowed to', async ({ page: tab }) => {
    await tab.setContent(page(`${toast('opacity: 0')}<div style="height: 3000px"></div><p>Fim</p>`));
    await expect(tab.getByText('Fim')).not.toBeOnScreen();
    await expect(tab.getByText('Fim')).toBeOnScreen({ scrolled: true });
    await tab.evaluate(() => {
      setTimeout(() => document.querySelector('.toast')?.removeAttribute('style'), 400);
    });
    await expect(tab.getByText('Pronto')).toBeOnScreen();
  });
});

test.describe('walkTo', () => {
  const target = '<button id="target">Comprar</button>';
  const LOST: Record<string, [html: string, why: RegExp]> = {
    'passes a control without a name': [page(`<button><svg></svg></button>${target}`), /has a role and a name/],
    'passes a control out of sight': [
      page(`<button style="position: fixed; left: -900px">Um</button>${target}`),
      /out of sight/,
    ],
    'passes a control under something': [
      page(
        `<button>Um</button>${target}<div style="position: fixed; inset: 0 0 auto; height: 90px; background: #eee">Faixa</div>`,
      ),
      /Faixa.* covers it/,
    ],
    'never comes to its end': [
      page('<button>Um</button><button id="target" tabindex="-1">Dois</button>'),
      /is nowhere/,
    ],
  };

  for (const [what, [html, why]] of Object.entries(LOST)) {
    test(`fails where it ${what}`, async ({ page: tab }) => {
      await tab.setContent(html);
      await expect(walkTo(tab, tab.locator('#target'))).rejects.toThrow(why);
    });
  }

  test('reports role and name of every control on the way', async ({ page: tab }) => {
    await tab.setContent(page(`<a href="#x">Produtos</a><input type="checkbox" aria-label="Aceito">${target}`));
    const heard = ['link "Produtos"', 'checkbox "Aceito"', 'button "Comprar"'];
    expect(await walkTo(tab, tab.locator('#target'))).toEqual(heard);
  });
});
