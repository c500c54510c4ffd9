-- How many active products each line has, and how many of them contain an allergen, or traces of it: counted as they come
-- and go, so that no page looks through all of them. Of the line itself the fact is empty.
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

-- A product that is edited leaves the counts as it was and comes back as it is.
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

-- Those that are there already.
INSERT INTO product_counts
SELECT category, fact, count(*) FROM (
  SELECT id, category, '' AS fact FROM products WHERE active = 1
  UNION SELECT products.id, category, value FROM products, json_each(contains) WHERE active = 1
  UNION SELECT products.id, category, value FROM products, json_each(may_contain) WHERE active = 1
)
GROUP BY category, fact;
