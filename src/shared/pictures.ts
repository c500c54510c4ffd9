// Written by scripts/pictures.ts: the pictures that the site itself shows, whatever the database holds.
export const avatar = '/images/avatar-600x600-ffffff-debaa6.webp';
export const licencie = '/images/licencie-1400x900-eeafda-0197a6.webp';
export const slide1 = '/images/slide-1-2880x2064-8257dc-feec32.webp';
export const slide1Alto = '/images/slide-1-alto-1200x1425-6147d9-6c28a3.webp';
export const sobre = '/images/sobre-1400x1000-bb7ce2-ba710e.webp';
