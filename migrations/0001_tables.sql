-- Times are UTC text, ISO 8601 with milliseconds. Money is in cents. Lists and objects that are edited as one are JSON.
-- `version` grows with every edit. `search_text` is the row's words, lower case and without accents (src/shared/search.ts).

CREATE TABLE categories (
  key TEXT PRIMARY KEY CHECK (key <> '' AND key NOT GLOB '*[^a-z0-9-]*'),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  description TEXT NOT NULL DEFAULT '',
  image TEXT NOT NULL,
  image_alt TEXT NOT NULL DEFAULT '',
  highlighted INTEGER NOT NULL DEFAULT 0 CHECK (highlighted IN (0, 1)),
  position INTEGER NOT NULL, -- 0, 1, 2 …; a move parks a row below zero inside its batch
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX categories_position ON categories (position);

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
  featured INTEGER NOT NULL DEFAULT 0 CHECK (featured IN (0, 1)),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX products_category_number ON products (category, number);
CREATE INDEX products_active_category ON products (active, category, number);
CREATE INDEX products_featured ON products (featured, active, price_cents DESC, number);
-- The orders of the panel's list of products, each read page by page.
CREATE INDEX products_search_text ON products (search_text, category, number);
CREATE INDEX products_price ON products (price_cents, category, number);
CREATE INDEX products_updated ON products (updated_at, category, number);
-- Declared energy that misses what the macronutrients give (functions/db/products.ts, src/panel/products/nutrition-check.ts).
CREATE INDEX products_energy_off ON products (category, number) WHERE abs(
  (nutrition ->> '$.calories') - round(
    (nutrition ->> '$.carbs') * 4 + (nutrition ->> '$.proteins') * 4
    + (nutrition ->> '$.fats') * 9 + coalesce(nutrition ->> '$.fibers', 0) * 2, 6)
) > round(round(
    (nutrition ->> '$.carbs') * 4 + (nutrition ->> '$.proteins') * 4
    + (nutrition ->> '$.fats') * 9 + coalesce(nutrition ->> '$.fibers', 0) * 2, 6) * 0.2, 6);

CREATE TABLE posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (trim(title) <> ''),
  excerpt TEXT,
  content TEXT NOT NULL DEFAULT '' CHECK (length(CAST(content AS BLOB)) <= 65536),
  image TEXT,
  image_alt TEXT,
  category TEXT,
  author TEXT,
  author_image TEXT,
  author_bio TEXT,
  content_policy INTEGER NOT NULL DEFAULT 1, -- by which the body was cleaned (functions/html/sanitize.ts); an older one is cleaned again when it is read
  published_at TEXT CHECK (published_at IS NULL OR published_at GLOB '????-??-??T??:??:??.???Z'),
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE INDEX posts_published ON posts (published_at DESC);
CREATE INDEX posts_category_published ON posts (category, published_at DESC);
-- The panel lists posts by when they were made.
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
  type TEXT NOT NULL DEFAULT 'store' CHECK (type IN ('store', 'retailer', 'flagship')),
  latitude REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL CHECK (longitude BETWEEN -180 AND 180),
  image TEXT,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE INDEX locations_active_type_name ON locations (active, type DESC, name);
-- The panel lists locations by name; the name stands first in search_text.
CREATE INDEX locations_search_text ON locations (search_text, id);

-- One row: what the owner changed of the defaults in src/shared/settings.ts.
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  overrides TEXT NOT NULL CHECK (json_type(overrides) = 'object'),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

-- People, what they may do, and where they are signed in. Passwords, tokens and addresses of origin stand here only as digests.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  email TEXT NOT NULL CHECK (email = lower(email)),
  password_hash TEXT, -- none until an invited person chooses one
  confirmed_at TEXT,
  consent_version TEXT,
  consent_at TEXT,
  search_text TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX users_email ON users (email);
-- The panel lists people by name; the name stands first in search_text.
CREATE INDEX users_search_text ON users (search_text, id);

CREATE TABLE user_roles (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('admin', 'c-level')),
  granted_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;

-- `counter` is how often the refresh token was exchanged: only its newest value is good.
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

-- Proofs of a mailbox, one for each purpose and person: a new one takes the place of the old. An invitation is no reset:
-- one does not take the place of the other.
CREATE TABLE mailbox_tokens (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'invitation')),
  hash TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, purpose)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX mailbox_tokens_hash ON mailbox_tokens (hash);

-- Sign-ups that wait for their confirmation, each with its own password and its own link: whoever else signs up with the
-- address changes neither. The first that is confirmed becomes the account.
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

-- How often something was tried since `started_at` (ms). Keys are keyed digests: no address can be read from them.
CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  started_at INTEGER NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX limits_started ON limits (started_at);

-- Mail to be sent, written in the same batch as the change that calls for it. The address and the bodies are erased as
-- soon as the provider has taken the mail, or when it is given up. `user_id` names no table: mail outlives its account.

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  user_id TEXT,
  author_id TEXT, -- who called for a mail that tells their name to somebody else: it is taken out when their account goes
  to_address TEXT,
  subject TEXT NOT NULL CHECK (subject <> ''),
  html TEXT,
  text TEXT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
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

-- Pictures that editors upload. The row decides what exists: `pending` while its files arrive, `committed` once all of
-- them stand in R2 under the row's key, `trashed` while a deletion can be undone, `removed` until they are gone from there.
-- The key is secret until the row is committed.
CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (length(key) = 20 AND key NOT GLOB '*[^0-9a-f]*'),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'committed', 'trashed', 'removed')),
  name TEXT NOT NULL CHECK (trim(name) <> ''), -- of the file, as it was called at home
  alt TEXT NOT NULL DEFAULT '',
  focal_x REAL NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y REAL NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#*' AND substr(color, 2) NOT GLOB '*[^0-9a-f]*'),
  -- Of the original: type, size in pixels as it is shown, bytes.
  type TEXT CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  width INTEGER CHECK (width BETWEEN 1 AND 8192),
  height INTEGER CHECK (height BETWEEN 1 AND 8192),
  bytes INTEGER CHECK (bytes > 0),
  address TEXT CHECK (address GLOB '/media/*'), -- what the site shows it by, focal point aside (src/shared/media-address.ts)
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  CHECK (state <> 'committed' OR (type || width || height || bytes || address) IS NOT NULL)
) STRICT;

CREATE INDEX media_state ON media (state, id);
-- What waits for an editor, counted and listed without looking through the rest.
CREATE INDEX media_without_alt ON media (state, id) WHERE state = 'committed' AND alt = '';

-- Every write of the panel: the audit log, each record's history, the trash and the undo in one table.
CREATE TABLE activity (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  user_id TEXT, -- who; stays as a bare id when the account is deleted
  action TEXT NOT NULL CHECK (action IN ('create', 'update', 'delete')),
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after)),
  undoes INTEGER REFERENCES activity (id),
  idempotency_key TEXT,
  idempotency_digest TEXT -- of what was sent under the key: the same key with other words is no repetition
) STRICT;

CREATE INDEX activity_record ON activity (noun, record_id, id);
CREATE INDEX activity_user ON activity (user_id, id);
CREATE UNIQUE INDEX activity_idempotency ON activity (idempotency_key) WHERE idempotency_key IS NOT NULL;

-- The list of writes, newest first, by whatever it is filtered; and what took a write back.
CREATE INDEX activity_undoes ON activity (undoes) WHERE undoes IS NOT NULL;
CREATE INDEX activity_at ON activity (at);
CREATE INDEX activity_noun ON activity (noun, id);
CREATE INDEX activity_noun_action ON activity (noun, action, id);
CREATE INDEX activity_action ON activity (action, id);
CREATE INDEX activity_user_noun ON activity (user_id, noun, id);

-- Nothing is ever stored here. Inserting anything but 1 fails by this very name and undoes the whole batch: that is how a
-- write stops when a row is no longer what the writer saw (functions/db/guard.ts).
CREATE VIEW guards AS SELECT 1 AS held;

CREATE TRIGGER guard_lost INSTEAD OF INSERT ON guards WHEN NEW.held IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'guard_lost');
END;
