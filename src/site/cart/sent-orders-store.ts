import { parseOrders } from '../../shared/sent-orders';
import { keep } from './kept';

/** The last orders that this browser took to a chat. */
export const sentOrders = keep('soul-orders', parseOrders);
