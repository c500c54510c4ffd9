import { type Anchors, privacyAnchors, termsAnchors } from './legal-anchors';
import { date, headSection, legal, line, type Page } from './page';
import { privacyTexts } from './privacy-texts';
import { termsTexts } from './terms-texts';
import { WORD_NAMES } from './words';

const head = {
  title: 'Documento',
  text: `A data que a página mostra. Nos textos, o que está entre chaves vem das Configurações: ${WORD_NAMES.map((name) => `{${name}}`).join(', ')}.`,
};

/** Returns one section of the form for each section of the page, under its default title. */
function sectionsOf(anchors: Anchors, texts: Page['texts']): Page['sections'] {
  return anchors.map(([anchor, name], index) => ({
    title: `${index + 1}. ${texts[`${name}Title`]}`,
    text: `No endereço #${anchor}, que não muda.`,
    fields: { [`${name}Title`]: line(80), [name]: legal(6000) },
  }));
}

export const privacy: Page = {
  word: 'privacy',
  texts: privacyTexts,
  sections: [
    { ...head, fields: { privacyUpdated: date } },
    headSection('privacy'),
    ...sectionsOf(privacyAnchors, privacyTexts),
  ],
  legal: { anchors: privacyAnchors, subject: 'Privacidade e proteção de dados' },
};

export const terms: Page = {
  word: 'terms',
  texts: termsTexts,
  sections: [
    { ...head, fields: { termsUpdated: date } },
    headSection('terms'),
    ...sectionsOf(termsAnchors, termsTexts),
  ],
  legal: { anchors: termsAnchors, subject: 'Termos de Uso' },
};
