import { persisted } from '../../lib/persisted';
import { parseOrders } from '../../shared/sent-orders';

/** The last orders sent to a chat from this browser. */
export const sentOrders = persisted('soul-orders', parseOrders);
