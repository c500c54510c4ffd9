import { listeners } from '../../lib/listeners';

/** Tells the open forms that a form that was left meanwhile has created its record, with these values. */
export const [onCreated, tellCreated] = listeners<[key: string, sent: object, row: object]>();
