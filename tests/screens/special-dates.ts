import type {
  HoursException,
  KnownLocations,
  Location,
  LocationItem,
  LocationRecord,
} from '../../src/shared/location.ts';
import { answers, press, words } from './acts.ts';
import type { Screen } from './screen.ts';

const isoDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const MORNING = { opens: '08:00', closes: '12:00' };
const EVENING = { opens: '14:00', closes: '01:00' };
/** A past one, one with today, several days with a break, and closed days. */
const EXCEPTIONS: HoursException[] = [
  { from: '2024-12-25', to: '2024-12-25', hours: [], note: 'Natal' },
  {
    from: isoDay(-1),
    to: isoDay(1),
    hours: [],
    note: 'Inventário e pintura da loja, com a família de férias na praia',
  },
  { from: isoDay(3), to: isoDay(3), hours: [MORNING, EVENING], note: null },
  { from: isoDay(5), to: isoDay(9), hours: [], note: null },
];

const place: Omit<LocationRecord, 'version' | 'active'> = {
  id: 1,
  name: 'Soul Praia da Costa',
  address: 'Av. Champagnat, 100 - Praia da Costa',
  city: 'Vila Velha',
  uf: 'ES',
  zipcode: '29101-390',
  phone: '(27) 99999-0101',
  email: 'praiadacosta@example.com',
  schedule: null,
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '08:00', closes: '22:00' }],
  exceptions: EXCEPTIONS,
  takesOrders: true,
  districts: [],
  minimumCents: null,
  payments: [],
  unsold: [],
  type: 'flagship',
  latitude: -20.33214,
  longitude: -40.28865,
  image: null,
};
const inPanel = { json: { ...place, active: true, version: 1 } };
const item: LocationItem = { ...place, active: true, version: 1, changed: false };
const listed = { json: { rows: [item, { ...item, id: 2, active: false, exceptions: [] }], next: null } };
const onSite = (changes: Partial<Location>) => ({
  json: { locations: [{ ...place, holidays: [], ...changes }], many: null } satisfies KnownLocations,
});
const HOLIDAY = { date: isoDay(2), name: 'Independência do Brasil', optional: true };

/** Dates with special hours. */
export const specialDates: Screen[] = [
  {
    name: 'panel: locations with special dates',
    path: '/painel/locations',
    who: 'admin',
    before: (page) => answers(page, 'GET /api/panel/locations', listed),
    reach: (page) => words(page, /fechado$/),
  },
  {
    name: 'panel: location with special dates',
    path: '/painel/locations/1',
    who: 'admin',
    before: (page) => answers(page, 'GET /api/panel/locations/1', inPanel),
    reach: async (page) => {
      const dates = page.getByRole('group', { name: 'Datas especiais' });
      await dates.getByRole('radiogroup').nth(2).getByText('Outro horário').click();
      await dates.getByText(/^Mais \d+ feriados nos próximos 12 meses$/).click();
      await dates.getByText('1 data que já passou').click();
    },
    at: (page) => page.getByText('Datas especiais').first(),
  },
  {
    name: 'panel: location with special dates in error',
    path: '/painel/locations/1',
    who: 'admin',
    before: (page) => answers(page, 'GET /api/panel/locations/1', inPanel),
    reach: async (page) => {
      await press(page, 'Outra data');
      await press(page, /^Atualizar(?! horário)/);
      await words(page, 'Informe a data.');
    },
    at: (page) => page.getByText('Informe a data.').first(),
  },
  {
    name: 'site: home, a store with special dates',
    path: '/?local=1',
    before: (page) => answers(page, 'GET /api/locations', onSite({})),
    reach: (page) => words(page, 'Datas especiais'),
    at: (page) => page.getByText('Datas especiais'),
  },
  {
    name: 'site: home, a store before a holiday',
    path: '/?local=1',
    before: (page) => answers(page, 'GET /api/locations', onSite({ exceptions: [], holidays: [HOLIDAY] })),
    reach: (page) => words(page, /^Ponto facultativo em/),
    at: (page) => page.getByText(/^Ponto facultativo em/),
  },
];
