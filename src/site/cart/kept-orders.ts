import { keep } from '../../lib/kept';
import { parseOrders } from '../../shared/sent-orders';

/** The last orders that this browser took to a chat. */
export const sentOrders = keep('soul-orders', parseOrders);
