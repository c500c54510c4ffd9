/** Adds workerd's default cache, which the DOM's types do not declare. */
interface CacheStorage {
  readonly default: Cache;
}
