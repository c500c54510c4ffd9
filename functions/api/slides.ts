import { Hono } from 'hono';
import type { Slide } from '../../src/shared/slide';
import { activeSlides } from '../db/slides';
import type { AppEnv } from '../env';

export const slides = new Hono<AppEnv>().get('/', async (c) => {
  const rows: Slide[] = await c.var.read(activeSlides);
  return c.json(rows, 200);
});
