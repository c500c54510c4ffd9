-- How many active locations there are in each state and city, and where, counted as they come and go: whoever asks reads a
-- few rows, however many locations there are. A state's own row has no city; a flagship counts as a store.
CREATE TABLE location_counts (
  uf TEXT NOT NULL,
  city TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('store', 'retailer')),
  locations INTEGER NOT NULL,
  placed INTEGER NOT NULL, -- those whose point is known: the sums are of their degrees
  latitudes REAL NOT NULL,
  longitudes REAL NOT NULL,
  PRIMARY KEY (city, uf, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX location_counts_uf ON location_counts (uf, locations DESC);
-- A state's locations in the order of the site's lists, and those around a point.
CREATE INDEX locations_active_uf_type_name ON locations (active, uf, type, name);
CREATE INDEX locations_active_point ON locations (active, latitude, longitude);

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

-- A location that is edited leaves the counts as it was and comes back as it is.
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

-- Those that are there already.
INSERT INTO location_counts
SELECT uf, place.value, iif(locations.type = 'retailer', 'retailer', 'store') AS kind, count(*),
  count(latitude + longitude), total(iif(longitude IS NULL, NULL, latitude)), total(iif(latitude IS NULL, NULL, longitude))
FROM locations, json_each(json_array('', city)) AS place
WHERE active = 1
GROUP BY uf, place.value, kind;
