/** workerd's own cache, beside the named ones that the DOM's types know. */
interface CacheStorage {
  readonly default: Cache;
}
