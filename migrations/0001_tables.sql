-- Times are UTC text, ISO 8601 with milliseconds. Money is in cents. Lists and objects that are edited as one are JSON.
-- `version` grows with every edit. `search_text` is the row's words, lower case and without accents (src/shared/search.ts).

CREATE TABLE categories (
  key TEXT PRIMARY KEY CHECK (key <> '' AND key NOT GLOB '*[^a-z0-9-]*'),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  description TEXT NOT NULL DEFAULT '',
  image TEXT NOT NULL,
  image_alt TEXT NOT NULL DEFAULT '',
  highlighted INTEGER NOT NULL DEFAULT 0 CHECK (highlighted IN (0, 1)),
  "order" INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX categories_order ON categories ("order");

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
  published_at TEXT CHECK (published_at IS NULL OR published_at GLOB '????-??-??T??:??:??.???Z'),
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE INDEX posts_published ON posts (published_at DESC);
CREATE INDEX posts_category_published ON posts (category, published_at DESC);

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
  "order" INTEGER NOT NULL, -- a move parks a slide below zero inside its batch
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX slides_order ON slides ("order");
CREATE INDEX slides_active_order ON slides (active, "order");

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

-- One row: what the owner changed of the defaults in src/shared/settings.ts.
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  overrides TEXT NOT NULL CHECK (json_type(overrides) = 'object'),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
