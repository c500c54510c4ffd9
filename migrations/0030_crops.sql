-- The shapes in which a picture is cut by a point of its own (src/shared/media-address.ts): {"wide": {"x": 0.3, "y": 0.7}}.
ALTER TABLE media ADD COLUMN crops TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(crops));
