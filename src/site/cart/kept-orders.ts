import { keep } from '../../lib/kept';
import { parseOrders } from '../../shared/sent-orders';

/** The last orders sent to a chat from this browser. */
export const sentOrders = keep('soul-orders', parseOrders);
