-- 0028 followed the pictures that were rendered anew where a column holds nothing but an address. Here it follows them into
-- texts that have addresses in them: articles, what is typed and not published, and what pages and settings say.
CREATE TABLE moved_pictures (id INTEGER PRIMARY KEY, former TEXT NOT NULL, address TEXT NOT NULL);
INSERT INTO moved_pictures (former, address) VALUES
  ('/images/categoria-soulshake-900x700-ecacd5-0df485.webp',
   '/images/categoria-soulshake-1800x1400-ecacd5-828ff6.webp'),
  ('/images/post-6-1400x800-d2e0a7-429de4.webp',
   '/images/post-6-2100x1200-d2e0a7-51c126.webp'),
  ('/images/soulshake-1-900x900-b29ae5-7913dc.webp',
   '/images/soulshake-1-1600x1600-b29ae5-23c03a.webp'),
  ('/images/soulshake-1-detalhe-600x600-c4b2da-5e25d3.webp',
   '/images/soulshake-1-detalhe-1067x1067-c4b2dc-617cac.webp'),
  ('/images/soulshake-10-900x900-a9d6bc-249ec5.webp',
   '/images/soulshake-10-1600x1600-c3c4e6-0f1069.webp'),
  ('/images/soulshake-10-detalhe-600x600-c9dccb-6f2fc4.webp',
   '/images/soulshake-10-detalhe-1067x1067-d8d4e5-9c4e42.webp'),
  ('/images/soulshake-2-900x900-e99fbc-da137e.webp',
   '/images/soulshake-2-1600x1600-e99fbc-1a25a6.webp'),
  ('/images/soulshake-2-detalhe-600x600-e8b0c0-2a1521.webp',
   '/images/soulshake-2-detalhe-1067x1067-ebb1c3-6c13f1.webp'),
  ('/images/soulshake-3-900x900-ecd199-22b623.webp',
   '/images/soulshake-3-1600x1600-ecd199-ac8b8f.webp'),
  ('/images/soulshake-3-detalhe-600x600-ead4ad-8e1ff6.webp',
   '/images/soulshake-3-detalhe-1067x1067-edd7b1-bd55fd.webp'),
  ('/images/soulshake-4-900x900-aab1e3-ea5d0d.webp',
   '/images/soulshake-4-1600x1600-aab2e4-2a80b4.webp'),
  ('/images/soulshake-4-detalhe-600x600-bcbcd7-7dd295.webp',
   '/images/soulshake-4-detalhe-1067x1067-bcbed9-5a5320.webp'),
  ('/images/soulshake-5-900x900-ecc187-7629af.webp',
   '/images/soulshake-5-1600x1600-ecc287-447238.webp'),
  ('/images/soulshake-5-detalhe-600x600-e7c8a1-a0b9c0.webp',
   '/images/soulshake-5-detalhe-1067x1067-eacaa2-13a085.webp'),
  ('/images/soulshake-6-900x900-a1d2e3-610405.webp',
   '/images/soulshake-6-1600x1600-a1d2e3-693f4d.webp'),
  ('/images/soulshake-6-detalhe-600x600-c6dce3-846f44.webp',
   '/images/soulshake-6-detalhe-1067x1067-c9dee8-d352ba.webp'),
  ('/images/soulshake-7-900x900-d2b099-d7c382.webp',
   '/images/soulshake-7-1600x1600-d2b199-8997cf.webp'),
  ('/images/soulshake-7-detalhe-600x600-d5bfb0-2e71e3.webp',
   '/images/soulshake-7-detalhe-1067x1067-d7c0b2-21e522.webp'),
  ('/images/soulshake-8-900x900-e785a9-128831.webp',
   '/images/soulshake-8-1600x1600-e886aa-477ead.webp'),
  ('/images/soulshake-8-detalhe-600x600-e2a5b9-40eea5.webp',
   '/images/soulshake-8-detalhe-1067x1067-e4a6bc-160cdc.webp'),
  ('/images/soulshake-9-900x900-c8d89e-1f5b16.webp',
   '/images/soulshake-9-1600x1600-d7dbb6-e26b0e.webp'),
  ('/images/soulshake-9-detalhe-600x600-d1d8af-864556.webp',
   '/images/soulshake-9-detalhe-1067x1067-dbdac0-45e0bb.webp'),
  ('/images/panorama-soulfuel-2100x900-8669f1-08d6b8.webp',
   '/images/panorama-soulfuel-2100x900-876af1-09c8d9.webp'),
  ('/images/panorama-soulice-2100x900-aa8ce3-064a89.webp',
   '/images/panorama-soulice-2100x900-ab8de3-02c821.webp'),
  ('/images/panorama-soulfuel-alto-1260x900-8366ee-121846.webp',
   '/images/panorama-soulfuel-alto-1260x900-8467ef-85c21a.webp'),
  ('/images/panorama-soulice-alto-1260x900-b496e1-d2e839.webp',
   '/images/panorama-soulice-alto-1260x900-b597e1-c668ea.webp');

UPDATE posts SET content = (
  WITH RECURSIVE led (n, text) AS (
    SELECT 0, posts.content
    UNION ALL SELECT id, replace(text, former, address) FROM led JOIN moved_pictures ON id = n + 1
  )
  SELECT text FROM led ORDER BY n DESC LIMIT 1
)
WHERE EXISTS (SELECT 1 FROM moved_pictures WHERE instr(posts.content, former) > 0);

UPDATE posts SET author_image = (
  WITH RECURSIVE led (n, text) AS (
    SELECT 0, posts.author_image
    UNION ALL SELECT id, replace(text, former, address) FROM led JOIN moved_pictures ON id = n + 1
  )
  SELECT text FROM led ORDER BY n DESC LIMIT 1
)
WHERE EXISTS (SELECT 1 FROM moved_pictures WHERE instr(posts.author_image, former) > 0);

UPDATE working_copies SET fields = (
  WITH RECURSIVE led (n, text) AS (
    SELECT 0, working_copies.fields
    UNION ALL SELECT id, replace(text, former, address) FROM led JOIN moved_pictures ON id = n + 1
  )
  SELECT text FROM led ORDER BY n DESC LIMIT 1
)
WHERE EXISTS (SELECT 1 FROM moved_pictures WHERE instr(working_copies.fields, former) > 0);

UPDATE working_copies SET base = (
  WITH RECURSIVE led (n, text) AS (
    SELECT 0, working_copies.base
    UNION ALL SELECT id, replace(text, former, address) FROM led JOIN moved_pictures ON id = n + 1
  )
  SELECT text FROM led ORDER BY n DESC LIMIT 1
)
WHERE EXISTS (SELECT 1 FROM moved_pictures WHERE instr(working_copies.base, former) > 0);

UPDATE pages SET overrides = (
  WITH RECURSIVE led (n, text) AS (
    SELECT 0, pages.overrides
    UNION ALL SELECT id, replace(text, former, address) FROM led JOIN moved_pictures ON id = n + 1
  )
  SELECT text FROM led ORDER BY n DESC LIMIT 1
)
WHERE EXISTS (SELECT 1 FROM moved_pictures WHERE instr(pages.overrides, former) > 0);

UPDATE settings SET overrides = (
  WITH RECURSIVE led (n, text) AS (
    SELECT 0, settings.overrides
    UNION ALL SELECT id, replace(text, former, address) FROM led JOIN moved_pictures ON id = n + 1
  )
  SELECT text FROM led ORDER BY n DESC LIMIT 1
)
WHERE EXISTS (SELECT 1 FROM moved_pictures WHERE instr(settings.overrides, former) > 0);

DROP TABLE moved_pictures;
