/** State capitals with latitude and longitude; the stores of a large brand are placed around them. */
export const CAPITALS: [uf: string, city: string, latitude: number, longitude: number][] = [
  ['SP', 'São Paulo', -23.55, -46.63],
  ['RJ', 'Rio de Janeiro', -22.91, -43.2],
  ['MG', 'Belo Horizonte', -19.92, -43.94],
  ['ES', 'Vitória', -20.32, -40.34],
  ['BA', 'Salvador', -12.97, -38.51],
  ['PE', 'Recife', -8.05, -34.9],
  ['CE', 'Fortaleza', -3.73, -38.52],
  ['DF', 'Brasília', -15.78, -47.93],
  ['GO', 'Goiânia', -16.68, -49.25],
  ['PR', 'Curitiba', -25.43, -49.27],
  ['SC', 'Florianópolis', -27.6, -48.55],
  ['RS', 'Porto Alegre', -30.03, -51.23],
  ['MT', 'Cuiabá', -15.6, -56.1],
  ['MS', 'Campo Grande', -20.44, -54.65],
  ['PA', 'Belém', -1.46, -48.5],
  ['AM', 'Manaus', -3.12, -60.02],
  ['MA', 'São Luís', -2.53, -44.3],
  ['PI', 'Teresina', -5.09, -42.8],
  ['RN', 'Natal', -5.79, -35.21],
  ['PB', 'João Pessoa', -7.12, -34.86],
  ['AL', 'Maceió', -9.67, -35.74],
  ['SE', 'Aracaju', -10.91, -37.07],
  ['TO', 'Palmas', -10.18, -48.33],
  ['RO', 'Porto Velho', -8.76, -63.9],
  ['AC', 'Rio Branco', -9.97, -67.81],
  ['AP', 'Macapá', 0.03, -51.07],
  ['RR', 'Boa Vista', 2.82, -60.67],
];

/** Copies of each row: 33 locations, 10 shakes and 6 posts become the numbers in the names below. */
const COPIES = { locations: 303, products: 200, posts: 1667 };

const numbers = (count: number) =>
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
const words = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll("'", "''");

/** SQL that adds variations of the seeded rows: 10,000 locations, 2,000 products in one line, 10,000 posts. */
export function manyRows(): string[] {
  return [manyLocations(), manyProducts(), manyPosts()];
}

export function manyLocations(): string {
  const capitals = CAPITALS.map(
    ([uf, city, latitude, longitude], index) =>
      `(${index}, '${uf}', '${city}', '${words(city)}', ${latitude}, ${longitude})`,
  );
  // Each capital has twelve cities around it, each with stores.
  const at = (axis: string, step: number) =>
    `capitals.${axis} + ((n % 13) * ${step} % 13 - 6) * 0.12 + (locations.id % 7 - 3) * 0.011 + (n % 17 - 8) * 0.0009`;
  return `${numbers(COPIES.locations)}, capitals (at, uf, city, folded, latitude, longitude) AS (VALUES ${capitals.join(', ')})
    INSERT INTO locations (name, address, city, uf, zipcode, phone, email, schedule, hours, exceptions, type, latitude,
      longitude, image, search_text)
    SELECT name || ' ' || n, address, iif(n % 13 = 6, capitals.city, capitals.city || ' ' || (n % 13)), capitals.uf,
      zipcode, phone, email, schedule, hours, exceptions, iif(type = 'flagship', 'store', type), ${at('latitude', 5)},
      ${at('longitude', 7)}, image,
      lower(name) || ' ' || n || ' ' || capitals.folded || ' ' || (n % 13) || ' ' || lower(capitals.uf) || ' ' ||
      substr(locations.search_text, instr(locations.search_text, ' ' || lower(locations.uf) || ' ') + 4)
    FROM locations, numbers, capitals WHERE active = 1 AND capitals.at = (n * 7 + locations.id) * (n % 27) % 27`;
}

export function manyProducts(): string {
  return `${numbers(COPIES.products)}
    INSERT INTO products (category, number, name, price_cents, description, images, long_description, benefits, nutrition,
      ingredients, contains, may_contain, gluten, lactose, active, search_text)
    SELECT category, number + 100 * n, name || ' ' || n, price_cents, description, images, long_description, benefits,
      nutrition, ingredients, contains, may_contain, gluten, lactose, 1, search_text
    FROM products, numbers WHERE category = 'soulshake' AND active = 1`;
}

function manyPosts(): string {
  return `${numbers(COPIES.posts)}
    INSERT INTO posts (title, excerpt, content, image, image_alt, category, author, author_image, author_bio, published_at,
      search_text)
    SELECT title || ' ' || n, excerpt, content, image, image_alt, category, author, author_image, author_bio,
      strftime('%Y-%m-%dT%H:%M:%fZ', published_at, '-' || n || ' hours'), search_text
    FROM posts, numbers WHERE published_at IS NOT NULL`;
}
