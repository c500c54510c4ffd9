-- The whole schema. Times are UTC text, ISO 8601 with milliseconds. Money is in cents. Lists and objects that are edited as
-- one value are JSON. `version` grows with every edit. `search_text` holds the words of a row in lower case and without
-- accents (src/shared/search.ts). Records of a person's account are deleted with it by their foreign key.

-- Content

CREATE TABLE categories (
  -- Never changes: products, activity, carts, files and rules of the code know a category by its key.
  key TEXT PRIMARY KEY CHECK (key <> '' AND key NOT GLOB '*[^a-z0-9-]*'),
  -- The last part of its address on the site: the key at first, until an editor chooses another.
  address TEXT NOT NULL DEFAULT '' CHECK (address NOT GLOB '*[^a-z0-9-]*'),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  description TEXT NOT NULL DEFAULT '',
  image TEXT NOT NULL,
  image_alt TEXT NOT NULL DEFAULT '',
  highlighted INTEGER NOT NULL DEFAULT 0 CHECK (highlighted IN (0, 1)),
  position INTEGER NOT NULL, -- 0, 1, 2 …; a move uses negative positions within its batch
  -- A box holds this many units of any of its products, and costs this many per cent less.
  pack_size INTEGER CHECK (pack_size BETWEEN 2 AND 24),
  pack_discount INTEGER NOT NULL DEFAULT 0 CHECK (pack_discount BETWEEN 0 AND 90),
  -- What search engines and chats show of its page; NULL leaves it to the record (src/shared/search-appearance.ts).
  search_title TEXT,
  search_description TEXT,
  share_image TEXT,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX categories_position ON categories (position);
CREATE UNIQUE INDEX categories_address ON categories (address);
-- Links to products only look up the categories whose address is not their key: mostly none.
CREATE INDEX categories_moved ON categories (key, address) WHERE address <> key;

CREATE TRIGGER category_addressed AFTER INSERT ON categories WHEN NEW.address = ''
BEGIN
  UPDATE categories SET address = NEW.key WHERE key = NEW.key;
END;

CREATE TABLE products (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  category TEXT NOT NULL REFERENCES categories (key) ON UPDATE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 1),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  description TEXT NOT NULL DEFAULT '',
  images TEXT NOT NULL DEFAULT '[]' CHECK (json_type(images) = 'array'),
  long_description TEXT,
  benefits TEXT NOT NULL DEFAULT '[]' CHECK (json_type(benefits) = 'array'),
  nutrition TEXT CHECK (nutrition IS NULL OR json_type(nutrition) = 'object'),
  -- What the label says (src/shared/label/). Allergens are lists of codes; NULL means not known yet.
  ingredients TEXT,
  contains TEXT NOT NULL DEFAULT '[]' CHECK (json_type(contains) = 'array'),
  may_contain TEXT NOT NULL DEFAULT '[]' CHECK (json_type(may_contain) = 'array'),
  gluten TEXT CHECK (gluten IN ('contains', 'free')),
  lactose TEXT CHECK (lactose IN ('contains', 'low', 'free', 'notApplicable')),
  vegan INTEGER NOT NULL DEFAULT 0 CHECK (vegan IN (0, 1)),
  caffeine REAL CHECK (caffeine >= 0), -- mg per serving; NULL means not known
  -- [{ id, name }] in the order in which they are shown; when empty, a rule chooses.
  pairings TEXT NOT NULL DEFAULT '[]' CHECK (json_type(pairings) = 'array'),
  featured INTEGER NOT NULL DEFAULT 0 CHECK (featured IN (0, 1)),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  search_text TEXT NOT NULL DEFAULT '',
  -- As in categories.
  search_title TEXT,
  search_description TEXT,
  share_image TEXT,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX products_category_number ON products (category, number);
CREATE INDEX products_active_category ON products (active, category, number);
CREATE INDEX products_featured ON products (featured, active, price_cents DESC, number);
-- The lowest price of a line is one row of this index, however many products it has.
CREATE INDEX products_least_price ON products (category, active, price_cents);
-- The sort orders of the panel's list of products, each read page by page.
CREATE INDEX products_search_text ON products (search_text, category, number);
CREATE INDEX products_price ON products (price_cents, category, number);
CREATE INDEX products_updated ON products (updated_at, category, number);
-- Declared energy that differs from the macronutrients' (functions/db/products.ts, src/panel/products/nutrition-check.ts).
CREATE INDEX products_energy_off ON products (category, number) WHERE abs(
  (nutrition ->> '$.calories') - round(
    (nutrition ->> '$.carbs') * 4 + (nutrition ->> '$.proteins') * 4
    + (nutrition ->> '$.fats') * 9 + coalesce(nutrition ->> '$.fibers', 0) * 2, 6)
) > round(round(
    (nutrition ->> '$.carbs') * 4 + (nutrition ->> '$.proteins') * 4
    + (nutrition ->> '$.fats') * 9 + coalesce(nutrition ->> '$.fibers', 0) * 2, 6) * 0.2, 6);

-- How many active products a line has (`fact` is empty), and how many of them contain, or may contain, an allergen (`fact`
-- is its code). Triggers keep the counts, so that no page reads all products.
CREATE TABLE product_counts (
  category TEXT NOT NULL,
  fact TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (category, fact)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER product_counted AFTER INSERT ON products WHEN NEW.active = 1
BEGIN
  INSERT INTO product_counts
  SELECT NEW.category, fact, 1 FROM (
    SELECT '' AS fact UNION SELECT value FROM json_each(NEW.contains) UNION SELECT value FROM json_each(NEW.may_contain)
  )
  WHERE true
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

CREATE TRIGGER product_uncounted AFTER DELETE ON products WHEN OLD.active = 1
BEGIN
  UPDATE product_counts SET products = products - 1 WHERE category = OLD.category AND fact IN (
    SELECT '' UNION SELECT value FROM json_each(OLD.contains) UNION SELECT value FROM json_each(OLD.may_contain)
  );
  DELETE FROM product_counts WHERE category = OLD.category AND products <= 0;
END;

-- An edit subtracts the product as it was and adds it as it is.
CREATE TRIGGER product_recounted AFTER UPDATE OF active, category, contains, may_contain ON products
BEGIN
  UPDATE product_counts SET products = products - 1 WHERE OLD.active = 1 AND category = OLD.category AND fact IN (
    SELECT '' UNION SELECT value FROM json_each(OLD.contains) UNION SELECT value FROM json_each(OLD.may_contain)
  );
  DELETE FROM product_counts WHERE category = OLD.category AND products <= 0;
  INSERT INTO product_counts
  SELECT NEW.category, fact, 1 FROM (
    SELECT '' AS fact UNION SELECT value FROM json_each(NEW.contains) UNION SELECT value FROM json_each(NEW.may_contain)
  )
  WHERE NEW.active = 1
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

CREATE TABLE posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (trim(title) <> ''),
  excerpt TEXT,
  content TEXT NOT NULL DEFAULT '' CHECK (length(CAST(content AS BLOB)) <= 393216), -- src/shared/post.ts
  image TEXT,
  image_alt TEXT,
  category TEXT,
  author TEXT,
  author_image TEXT,
  author_bio TEXT,
  -- The rules by which the body was cleaned (functions/html/sanitize.ts); after older ones it is cleaned again when read.
  content_policy INTEGER NOT NULL DEFAULT 1,
  published_at TEXT CHECK (published_at IS NULL OR published_at GLOB '????-??-??T??:??:??.???Z'),
  -- When visitors stop seeing it; NULL means never.
  unpublished_at TEXT CHECK (unpublished_at IS NULL OR unpublished_at GLOB '????-??-??T??:??:??.???Z'),
  search_text TEXT NOT NULL DEFAULT '',
  -- As in categories.
  search_title TEXT,
  search_description TEXT,
  share_image TEXT,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE INDEX posts_published ON posts (published_at DESC);
CREATE INDEX posts_category_published ON posts (category, published_at DESC);
-- The next posts to end: cached pages are valid until then.
CREATE INDEX posts_unpublished ON posts (unpublished_at) WHERE unpublished_at IS NOT NULL;
-- The authors, and the newest post of each.
CREATE INDEX posts_author ON posts (author);
-- The panel lists posts by when they were created.
CREATE INDEX posts_created ON posts (created_at DESC, id DESC);

CREATE TABLE slides (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (trim(title) <> ''),
  subtitle TEXT,
  image_url TEXT NOT NULL CHECK (image_url <> ''),
  tall_image_url TEXT,
  tone TEXT NOT NULL DEFAULT 'light' CHECK (tone IN ('light', 'dark')),
  btn1_text TEXT,
  btn1_link TEXT,
  btn1_color TEXT CHECK (length(btn1_color) = 7 AND btn1_color GLOB '#*' AND substr(btn1_color, 2) NOT GLOB '*[^0-9a-fA-F]*'),
  btn2_text TEXT,
  btn2_link TEXT,
  btn2_color TEXT CHECK (length(btn2_color) = 7 AND btn2_color GLOB '#*' AND substr(btn2_color, 2) NOT GLOB '*[^0-9a-fA-F]*'),
  position INTEGER NOT NULL, -- as in categories
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX slides_position ON slides (position);
CREATE INDEX slides_active_position ON slides (active, position);

CREATE TABLE locations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  address TEXT NOT NULL,
  city TEXT NOT NULL,
  uf TEXT NOT NULL CHECK (uf GLOB '[A-Z][A-Z]'),
  zipcode TEXT,
  phone TEXT,
  email TEXT,
  schedule TEXT,
  hours TEXT CHECK (hours IS NULL OR json_type(hours) = 'array'),
  -- Dates with other hours than the weekly ones (src/shared/location.ts).
  exceptions TEXT NOT NULL DEFAULT '[]' CHECK (json_type(exceptions) = 'array'),
  type TEXT NOT NULL DEFAULT 'store' CHECK (type IN ('store', 'retailer', 'flagship')),
  latitude REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL CHECK (longitude BETWEEN -180 AND 180),
  image TEXT,
  -- Whether orders are sent to it by chat; its phone number is shown in any case.
  takes_orders INTEGER NOT NULL DEFAULT 1 CHECK (takes_orders IN (0, 1)),
  -- The districts it delivers to, if it names any, and the smallest order that it delivers.
  districts TEXT NOT NULL DEFAULT '[]' CHECK (json_type(districts) = 'array'),
  minimum_cents INTEGER CHECK (minimum_cents > 0),
  payments TEXT NOT NULL DEFAULT '[]' CHECK (json_type(payments) = 'array'),
  -- The products that it does not sell: [{ id, name }].
  unsold TEXT NOT NULL DEFAULT '[]' CHECK (json_type(unsold) = 'array'),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE INDEX locations_active_type_name ON locations (active, type DESC, name);
-- A state's locations in the order of the site's lists, and those around a point.
CREATE INDEX locations_active_uf_type_name ON locations (active, uf, type, name);
CREATE INDEX locations_active_point ON locations (active, latitude, longitude);
-- The panel lists locations by name, which `search_text` begins with.
CREATE INDEX locations_search_text ON locations (search_text, id);

-- How many active locations each state and city has, and where they are. Triggers keep the counts, so that a page reads a
-- few rows, however many locations there are. The row of a whole state has no city; a flagship counts as a store.
CREATE TABLE location_counts (
  uf TEXT NOT NULL,
  city TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('store', 'retailer')),
  locations INTEGER NOT NULL,
  placed INTEGER NOT NULL, -- those with coordinates: `latitudes` and `longitudes` are the sums of these, in degrees
  latitudes REAL NOT NULL,
  longitudes REAL NOT NULL,
  PRIMARY KEY (city, uf, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX location_counts_uf ON location_counts (uf, locations DESC);

CREATE TRIGGER location_counted AFTER INSERT ON locations WHEN NEW.active = 1
BEGIN
  INSERT INTO location_counts
  SELECT NEW.uf, place.city, iif(NEW.type = 'retailer', 'retailer', 'store'), 1,
    NEW.latitude + NEW.longitude IS NOT NULL,
    iif(NEW.longitude IS NULL, 0.0, ifnull(NEW.latitude, 0.0)),
    iif(NEW.latitude IS NULL, 0.0, ifnull(NEW.longitude, 0.0))
  FROM (SELECT '' AS city UNION ALL SELECT NEW.city) AS place
  WHERE true
  ON CONFLICT DO UPDATE SET
    locations = locations + 1,
    placed = placed + excluded.placed,
    latitudes = latitudes + excluded.latitudes,
    longitudes = longitudes + excluded.longitudes;
END;

CREATE TRIGGER location_uncounted AFTER DELETE ON locations WHEN OLD.active = 1
BEGIN
  UPDATE location_counts SET
    locations = locations - 1,
    placed = placed - (OLD.latitude + OLD.longitude IS NOT NULL),
    latitudes = latitudes - iif(OLD.longitude IS NULL, 0.0, ifnull(OLD.latitude, 0.0)),
    longitudes = longitudes - iif(OLD.latitude IS NULL, 0.0, ifnull(OLD.longitude, 0.0))
  WHERE uf = OLD.uf AND city IN ('', OLD.city) AND kind = iif(OLD.type = 'retailer', 'retailer', 'store');
  DELETE FROM location_counts WHERE uf = OLD.uf AND city IN ('', OLD.city) AND locations <= 0;
END;

-- An edit subtracts the location as it was and adds it as it is.
CREATE TRIGGER location_recounted AFTER UPDATE OF active, uf, city, type, latitude, longitude ON locations
BEGIN
  UPDATE location_counts SET
    locations = locations - 1,
    placed = placed - (OLD.latitude + OLD.longitude IS NOT NULL),
    latitudes = latitudes - iif(OLD.longitude IS NULL, 0.0, ifnull(OLD.latitude, 0.0)),
    longitudes = longitudes - iif(OLD.latitude IS NULL, 0.0, ifnull(OLD.longitude, 0.0))
  WHERE OLD.active = 1 AND uf = OLD.uf AND city IN ('', OLD.city)
    AND kind = iif(OLD.type = 'retailer', 'retailer', 'store');
  DELETE FROM location_counts WHERE uf = OLD.uf AND city IN ('', OLD.city) AND locations <= 0;
  INSERT INTO location_counts
  SELECT NEW.uf, place.city, iif(NEW.type = 'retailer', 'retailer', 'store'), 1,
    NEW.latitude + NEW.longitude IS NOT NULL,
    iif(NEW.longitude IS NULL, 0.0, ifnull(NEW.latitude, 0.0)),
    iif(NEW.latitude IS NULL, 0.0, ifnull(NEW.longitude, 0.0))
  FROM (SELECT '' AS city UNION ALL SELECT NEW.city) AS place
  WHERE NEW.active = 1
  ON CONFLICT DO UPDATE SET
    locations = locations + 1,
    placed = placed + excluded.placed,
    latitudes = latitudes + excluded.latitudes,
    longitudes = longitudes + excluded.longitudes;
END;

-- Questions that visitors ask, with their answers, in the order of the page.
CREATE TABLE faqs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL CHECK (subject IN ('order', 'delivery', 'payment', 'storage', 'lactose', 'gluten', 'licensing')),
  question TEXT NOT NULL CHECK (trim(question) <> ''),
  answer TEXT NOT NULL CHECK (trim(answer) <> ''),
  position INTEGER NOT NULL, -- as in categories
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX faqs_position ON faqs (position);

-- What editors changed of the texts of a page (src/shared/pages). A page without changes has no row.
CREATE TABLE pages (
  page TEXT PRIMARY KEY CHECK (page <> ''),
  overrides TEXT NOT NULL CHECK (json_type(overrides) = 'object'),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

-- One row: what administrators changed of the defaults in src/shared/settings.ts.
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  overrides TEXT NOT NULL CHECK (json_type(overrides) = 'object'),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

-- Pictures that editors upload. The row decides what exists: `pending` while its files arrive, `committed` once all of them
-- are in R2 under the row's key, `trashed` while a deletion can be undone, `removed` until they are deleted from R2. The
-- key is secret until the row is committed.
CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (length(key) = 20 AND key NOT GLOB '*[^0-9a-f]*'),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'committed', 'trashed', 'removed')),
  name TEXT NOT NULL CHECK (trim(name) <> ''), -- of the file on the editor's computer
  alt TEXT NOT NULL DEFAULT '',
  folder TEXT CHECK (length(folder) BETWEEN 1 AND 60),
  focal_x REAL NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y REAL NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  -- The shapes that are cropped around a point of their own (src/shared/media-address.ts): {"wide": {"x": 0.3, "y": 0.7}}.
  crops TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(crops)),
  color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#*' AND substr(color, 2) NOT GLOB '*[^0-9a-f]*'),
  -- Of the original: type, size in pixels as it is shown, bytes, and the SHA-256 by which the same file is recognised.
  type TEXT CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  width INTEGER CHECK (width BETWEEN 1 AND 8192),
  height INTEGER CHECK (height BETWEEN 1 AND 8192),
  bytes INTEGER CHECK (bytes > 0),
  digest TEXT CHECK (length(digest) = 64),
  address TEXT CHECK (address GLOB '/media/*'), -- on the site, without the focal point (src/shared/media-address.ts)
  -- Of a trashed picture whose file was replaced: the picture with the new file. The old address redirects to it.
  replaced_by INTEGER REFERENCES media (id) ON DELETE SET NULL,
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  CHECK (state <> 'committed' OR (type || width || height || bytes || address) IS NOT NULL)
) STRICT;

CREATE INDEX media_state ON media (state, id);
-- The filters and the folders of the library, each without reading the other pictures.
CREATE INDEX media_without_alt ON media (state, id) WHERE state = 'committed' AND alt = '';
CREATE INDEX media_large ON media (state, id)
  WHERE state = 'committed' AND (bytes > 2097152 OR width > 4000 OR height > 4000);
CREATE INDEX media_bytes ON media (state, bytes, id);
CREATE INDEX media_folders ON media (state, folder, id);
CREATE INDEX media_digests ON media (digest);

-- Addresses that lead on

-- Unknown addresses for which an editor chose a target: both are paths as the site writes them. The key is a digest of the
-- path, which may be too long for addresses of the panel and for activity.
CREATE TABLE redirects (
  key TEXT PRIMARY KEY CHECK (length(key) = 20),
  path TEXT NOT NULL UNIQUE CHECK (path GLOB '/?*'),
  target TEXT NOT NULL CHECK (target GLOB '/*' AND target <> path),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT, WITHOUT ROWID;

CREATE INDEX redirects_created_at ON redirects (created_at, path);

-- Former addresses of products that moved. The rows of a deleted product stay, because it may be restored; a number is never
-- used twice.
CREATE TABLE former_addresses (
  category TEXT NOT NULL,
  number INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  left_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  PRIMARY KEY (category, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_addresses_left_at ON former_addresses (left_at, '/produtos/' || category || '/' || number);

-- Former addresses of categories. The rows of a deleted category stay, because it may be restored.
CREATE TABLE former_category_addresses (
  address TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  left_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_category_addresses_left_at ON former_category_addresses (left_at, '/produtos/' || address);

-- People: what they may do, and where they are signed in. Passwords, tokens and network addresses are stored as digests only.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  email TEXT NOT NULL CHECK (email = lower(email)),
  password_hash TEXT, -- NULL until an invited person chooses a password
  confirmed_at TEXT,
  consent_version TEXT,
  consent_at TEXT,
  deactivated_at TEXT, -- while it is set, the person cannot sign in
  search_text TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX users_email ON users (email);
-- The panel lists people by name, which `search_text` begins with.
CREATE INDEX users_search_text ON users (search_text, id);

CREATE TABLE user_roles (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'c-level')),
  granted_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;

-- `counter` is how often the refresh token was exchanged: only the newest token is valid.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  counter INTEGER NOT NULL DEFAULT 0,
  device TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL,
  rotated_at TEXT NOT NULL,
  ended_at TEXT,
  end_reason TEXT CHECK (end_reason IN ('signed-out', 'ended', 'reuse', 'reset', 'too-many'))
) STRICT;

CREATE INDEX sessions_user ON sessions (user_id, rotated_at);

-- Tokens of mailed links, one for each person and purpose: a new one replaces the old one. An invitation is not a reset, so
-- neither replaces the other.
CREATE TABLE mailbox_tokens (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'invitation')),
  hash TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, purpose)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX mailbox_tokens_hash ON mailbox_tokens (hash);

-- Sign-ups that wait for their confirmation, each with its own password and link: a sign-up by somebody else with the same
-- address changes neither. The first one that is confirmed becomes the account.
CREATE TABLE sign_ups (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  email TEXT NOT NULL CHECK (email = lower(email)),
  password_hash TEXT NOT NULL,
  consent_version TEXT NOT NULL,
  consent_at TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX sign_ups_email ON sign_ups (email, created_at);
CREATE INDEX sign_ups_created ON sign_ups (created_at);

-- The second step of a sign-in: passkeys, recovery codes for a lost one, and second steps that are under way.
CREATE TABLE passkeys (
  id TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- The device's name for it, and its public key (COSE), both in base64url.
  credential_id TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL, -- uses that the device reported; always 0 if the device does not count
  transports TEXT NOT NULL, -- JSON: how a browser reaches the device
  synced INTEGER NOT NULL, -- whether the device keeps a copy elsewhere
  created_at TEXT NOT NULL,
  last_used_at TEXT
) STRICT;

CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- One row for each unused code.
CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;

-- Somebody gave the password and still owes the passkey, or is adding one: valid for five minutes and used once. `hash` is
-- the digest of the browser's cookie, from which the challenge is made too.
CREATE TABLE second_steps (
  hash TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id TEXT, -- the session that adds a passkey; NULL during a sign-in
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The favourites and the recently viewed products of an account.
CREATE TABLE kept_products (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  favourites TEXT NOT NULL CHECK (json_valid(favourites)),
  seen TEXT NOT NULL CHECK (json_valid(seen)),
  version INTEGER NOT NULL,
  saved_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT, WITHOUT ROWID;

-- How often something was tried since `started_at` (ms). Keys are keyed digests, which reveal no address.
CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  started_at INTEGER NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX limits_started ON limits (started_at);

-- Mail to be sent, written in the same batch as the change that causes it. Address and bodies are erased as soon as the
-- provider has accepted the mail, or when it is given up. `user_id` is no foreign key, because mail outlives its account.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  user_id TEXT,
  author_id TEXT, -- whose name the mail tells somebody else: the name is removed when that account is deleted
  to_address TEXT,
  subject TEXT NOT NULL CHECK (subject <> ''),
  html TEXT,
  text TEXT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- When the link in the mail becomes invalid; NULL if it has none. Mail that waits longer is given up.
  expires_at TEXT CHECK (expires_at GLOB '????-??-??T??:??:??.???Z'),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  sent_at TEXT,
  failed_at TEXT,
  last_error TEXT,
  CHECK (sent_at IS NULL OR failed_at IS NULL),
  CHECK (
    sent_at IS NOT NULL OR failed_at IS NOT NULL
    OR (to_address IS NOT NULL AND html IS NOT NULL AND text IS NOT NULL)
  )
) STRICT;

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX outbox_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_created ON outbox (created_at);
CREATE INDEX outbox_author ON outbox (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX outbox_to ON outbox (to_address) WHERE to_address IS NOT NULL;

-- The work of editors

-- Every write of the panel: the audit log, the history of each record, the trash and the undo in one table.
CREATE TABLE activity (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  user_id TEXT, -- stays as a bare id when the account is deleted
  action TEXT NOT NULL CHECK (action IN ('create', 'update', 'delete')),
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after)),
  undoes INTEGER REFERENCES activity (id),
  -- Writes of one import or bulk act share an id, and are listed and undone as one. `act` says what was done to all of
  -- them; NULL for an import.
  import_id TEXT,
  act TEXT,
  idempotency_key TEXT,
  idempotency_digest TEXT -- of the request: the same key with another request is no repetition
) STRICT;

CREATE INDEX activity_record ON activity (noun, record_id, id);
CREATE UNIQUE INDEX activity_idempotency ON activity (idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX activity_import ON activity (import_id, id) WHERE import_id IS NOT NULL;
CREATE INDEX activity_undoes ON activity (undoes) WHERE undoes IS NOT NULL;
-- The list of writes, newest first, by each of its filters.
CREATE INDEX activity_user ON activity (user_id, id);
CREATE INDEX activity_at ON activity (at);
CREATE INDEX activity_noun ON activity (noun, id);
CREATE INDEX activity_noun_action ON activity (noun, action, id);
CREATE INDEX activity_action ON activity (action, id);
CREATE INDEX activity_user_noun ON activity (user_id, noun, id);

-- Unsaved changes to a record, one row per record. `fields` holds the fields of its form that differ, as typed; `base` their
-- values in the record at `base_version`. Versions begin at the clock's milliseconds, so that the next copy of the record
-- never has the version of a discarded one.
CREATE TABLE working_copies (
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_type(fields) = 'object'),
  base TEXT NOT NULL CHECK (json_type(base) = 'object'),
  base_version INTEGER NOT NULL,
  version INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (noun, record_id)
) STRICT;

-- Links that show a record with its working copy to anybody: a new nonce makes the earlier links invalid.
CREATE TABLE previews (
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  nonce TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (noun, record_id)
) STRICT, WITHOUT ROWID;

-- Working copies and preview links are deleted with their record. Pages are never deleted.
CREATE TRIGGER post_copy_deleted AFTER DELETE ON posts
BEGIN
  DELETE FROM working_copies WHERE noun = 'posts' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'posts' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER product_copy_deleted AFTER DELETE ON products
BEGIN
  DELETE FROM working_copies WHERE noun = 'products' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'products' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER location_copy_deleted AFTER DELETE ON locations
BEGIN
  DELETE FROM working_copies WHERE noun = 'locations' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'locations' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER slide_copy_deleted AFTER DELETE ON slides
BEGIN
  DELETE FROM working_copies WHERE noun = 'slides' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'slides' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER faq_copy_deleted AFTER DELETE ON faqs
BEGIN
  DELETE FROM working_copies WHERE noun = 'faqs' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'faqs' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER category_copy_deleted AFTER DELETE ON categories
BEGIN
  DELETE FROM working_copies WHERE noun = 'categories' AND record_id = OLD."key";
  DELETE FROM previews WHERE noun = 'categories' AND record_id = OLD."key";
END;

-- Who has a record open in a form of the panel: a row is valid for a minute, and deleted by anybody's next one.
CREATE TABLE presence (
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (noun, record_id, user_id)
) STRICT, WITHOUT ROWID;

-- Counts without personal data

-- How often a page was seen, or something was done on it, by day in São Paulo (src/shared/visits.ts).
CREATE TABLE visits (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  what TEXT NOT NULL CHECK (what IN ('page', 'order', 'chat', 'directions', 'emptySearch')),
  subject TEXT NOT NULL,
  times INTEGER NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, what, subject)
) STRICT, WITHOUT ROWID;

-- How often an unknown address was requested, by day: plain paths only, a limited number a day, deleted after a month.
CREATE TABLE unknown_pages (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  path TEXT NOT NULL CHECK (length(path) <= 100),
  times INTEGER NOT NULL CHECK (times >= 1),
  PRIMARY KEY (day, path)
) STRICT, WITHOUT ROWID;

-- Errors in browsers, counted by build and message, deleted a month after they last happened.
CREATE TABLE client_errors (
  build TEXT NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('site', 'panel', 'preview')),
  message TEXT NOT NULL,
  at TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (build, part, message, at)
) STRICT, WITHOUT ROWID;

-- Never holds a row. Inserting anything but 1 fails with `guard_lost` and rolls back the whole batch: so a write stops when
-- its row is no longer as the writer saw it (functions/db/guard.ts).
CREATE VIEW guards AS SELECT 1 AS held;

CREATE TRIGGER guard_lost INSTEAD OF INSERT ON guards WHEN NEW.held IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'guard_lost');
END;
