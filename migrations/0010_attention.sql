-- What waits for an editor, counted and listed without looking through the rest.
CREATE INDEX media_without_alt ON media (state, id) WHERE state = 'committed' AND alt = '';

-- Declared energy that misses what the macronutrients give (functions/db/products.ts, src/shared/nutrition-check.ts).
CREATE INDEX products_energy_off ON products (category, number) WHERE abs(
  (nutrition ->> '$.calories') - round(
    (nutrition ->> '$.carbs') * 4 + (nutrition ->> '$.proteins') * 4
    + (nutrition ->> '$.fats') * 9 + coalesce(nutrition ->> '$.fibers', 0) * 2, 6)
) > round(round(
    (nutrition ->> '$.carbs') * 4 + (nutrition ->> '$.proteins') * 4
    + (nutrition ->> '$.fats') * 9 + coalesce(nutrition ->> '$.fibers', 0) * 2, 6) * 0.2, 6);
