import { version } from '../editing';
import { copyVersion } from '../working-copy';
import { z } from '../zod';
import { aboutTexts } from './about-texts';
import { branchTexts } from './branch-texts';
import { homeTexts } from './home-texts';
import { isPageField, type PageKey, type PageTexts, pageLabels } from './labels';
import { privacy, terms } from './legal-pages';
import { licensing } from './licensing-page';
import { attribute, fieldsOf, headSection, line, overridesIn, type Page, paragraphs, picture, text } from './page';

const about: Page = {
  word: 'about',
  texts: aboutTexts,
  sections: [
    {
      title: 'Abertura',
      text: 'A primeira imagem, com o título e a frase.',
      fields: {
        aboutTitle: line(40),
        aboutLead: text(120),
        aboutOpeningPicture: picture,
        aboutOpeningPictureAlt: attribute(200),
      },
    },
    {
      title: 'Missão',
      text: 'O que a marca quer, em letras grandes, e como faz isso.',
      fields: { aboutMissionTitle: line(60), aboutMission: text(200), aboutMissionText: text(600) },
    },
    {
      title: 'Valores',
      text: 'Os três valores, sobre o fundo roxo e a imagem que se funde nele.',
      fields: {
        aboutValuesTitle: line(60),
        aboutValuesText: text(200),
        aboutValuesPicture: picture,
        aboutValuesPictureAlt: attribute(200),
        aboutQualityTitle: line(40),
        aboutQuality: text(300),
        aboutInnovationTitle: line(40),
        aboutInnovation: text(300),
        aboutIntegrityTitle: line(40),
        aboutIntegrity: text(300),
      },
    },
    {
      title: 'História',
      text: 'Como tudo começou, ao lado da imagem.',
      fields: {
        aboutStoryTitle: line(60),
        aboutStory: paragraphs(3000),
        aboutPicture: picture,
        aboutPictureAlt: attribute(200),
        aboutProducts: line(40),
        aboutStores: line(40),
      },
    },
    headSection('about'),
  ],
};

const home: Page = {
  word: 'home',
  texts: homeTexts,
  sections: [
    {
      title: 'Promessas',
      text: 'A faixa de três promessas abaixo do carrossel.',
      fields: {
        homePromise1: line(40),
        homePromise1Text: text(120),
        homePromise2: line(40),
        homePromise2Text: text(120),
        homePromise3: line(40),
        homePromise3Text: text(120),
      },
    },
    {
      title: 'Sobre a marca',
      text: 'O convite para conhecer a história, ao lado da imagem.',
      fields: {
        homeAboutTitle: line(80),
        homeAbout: paragraphs(1200),
        homeAboutPicture: picture,
        homeAboutPictureAlt: attribute(200),
        homeAboutLink: line(40),
      },
    },
    {
      title: 'Destaques',
      text: 'Acima dos produtos marcados como destaque.',
      fields: { homeProductsTitle: line(60), homeProducts: text(200), homeProductsLink: line(40) },
    },
    {
      title: 'Blog',
      text: 'Acima dos artigos mais novos.',
      fields: { homePostsTitle: line(60), homePosts: text(200), homePostsLink: line(40) },
    },
    {
      title: 'Lojas',
      text: 'Acima da lista de lojas e do mapa.',
      fields: { homeStoresTitle: line(60), homeStores: text(200), homeStoresLink: line(40) },
    },
    headSection('home'),
  ],
};

const branch: Page = {
  word: 'branch',
  texts: branchTexts,
  sections: [
    {
      title: 'Botões',
      text: 'O que dizem, na ordem da página. Para onde levam, o nome e a foto ficam em Configurações.',
      fields: { branchOrder: line(30), branchMap: line(30), branchChat: line(30), branchNutrition: line(30) },
    },
    {
      title: 'Produto do dia',
      text: 'Acima de um dos destaques, outro a cada dia.',
      fields: { branchToday: line(30) },
    },
    headSection('branch'),
  ],
};

export const pages: Record<PageKey, Page> = {
  inicio: home,
  sobre: about,
  licencie: licensing,
  unidade: branch,
  privacidade: privacy,
  termos: terms,
};

/** Returns all texts of a page, stored or default. */
export function textsOf(page: PageKey, stored: unknown): PageTexts {
  return { ...pages[page].texts, ...overridesIn(pages[page], stored) };
}

/** Returns when a page's texts last changed, if known; for a legal page the date that it shows. */
export function pageChangedAt(page: PageKey, row?: { overrides: unknown; updatedAt: string }): string | undefined {
  const day = fieldsOf(pages[page].sections).find(([, { kind }]) => kind === 'date')?.[0];
  return day ? textsOf(page, row?.overrides)[day] : row?.updatedAt;
}

/** A page in its form, with all its texts. Version 1 means the defaults. */
export type PageRecord = { page: PageKey; texts: PageTexts; version: number };

/** A page in the list, with the number of texts that editors have changed, and when one was last written. */
export type PageSummary = {
  page: PageKey;
  changed: number;
  updatedAt: string | null;
  /** Whether it has a working copy that is not published. */
  isTyped: boolean;
};

/** Edit of any page. The rules of each page are checked by `problemsOfTexts`. */
export const pageEdit = z.strictObject({
  texts: z.partialRecord(z.enum(Object.keys(pageLabels).filter(isPageField)), z.string()),
  version,
  copy: copyVersion.optional(),
});
