import type { Filters } from '../../shared/panel-lists';

export type UsersQuery = Filters<'users'>;
