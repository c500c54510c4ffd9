import { Hono } from 'hono';
import { bySubject, type Faq, faqInput } from '../../src/shared/faq';
import type { OrderedNoun } from '../../src/shared/nouns';
import { type Slide, slideFields, slideInput, wholeButtons } from '../../src/shared/slide';
import { copyVersion } from '../../src/shared/working-copy';
import { activeFaqs } from '../db/faqs';
import { orderedFaqs } from '../db/panel/faqs';
import { type GroupUndo, undoableGroups } from '../db/panel/group-undo';
import { orderedSlides } from '../db/panel/slides';
import { type Undoable, undoable } from '../db/panel/undo';
import { activeSlides } from '../db/slides';
import type { AppEnv } from '../env';
import { PANEL_BODY } from '../http/body';
import { copiedFaqs, copiedSlides } from './copied';
import { orderedEdit, orderedRoutes } from './panel/ordered';
import { workingCopies } from './panel/working-copies';

const slideEdit = orderedEdit(slideFields).extend({ copy: copyVersion.optional() }).superRefine(wholeButtons);
const slideCopies = workingCopies(copiedSlides, 'Slide não encontrado', PANEL_BODY);
const faqEdit = orderedEdit(faqInput).extend({ copy: copyVersion.optional() });
const faqCopies = workingCopies(copiedFaqs, 'Pergunta frequente não encontrada', PANEL_BODY);

/**
 * The ordered nouns at the edge, five lines each: routes of the panel, what visitors read, undo of one write and of many,
 * and what the palette searches.
 */
export const orderedInPanel = new Hono<AppEnv>()
  .route('/slides', orderedRoutes(orderedSlides, slideInput, slideEdit).route('/:id/working-copy', slideCopies))
  .route('/faqs', orderedRoutes(orderedFaqs, faqInput, faqEdit).route('/:id/working-copy', faqCopies));

export const orderedOnSite = new Hono<AppEnv>()
  .get('/slides', async (c) => {
    const rows: Slide[] = await c.var.read(activeSlides);
    return c.json(rows, 200);
  })
  .get('/faqs', async (c) => {
    const rows: Faq[] = await c.var.read(activeFaqs);
    return c.json(bySubject(rows), 200);
  });

export const orderedUndo: Record<OrderedNoun, Undoable> = {
  slides: undoable(orderedSlides),
  faqs: undoable(orderedFaqs),
};

export const orderedGroupUndo: Record<OrderedNoun, GroupUndo> = {
  slides: undoableGroups(orderedSlides.bulk),
  faqs: undoableGroups(orderedFaqs.bulk),
};

export const orderedTitles: Record<OrderedNoun, typeof orderedSlides.titles> = {
  slides: orderedSlides.titles,
  faqs: orderedFaqs.titles,
};
