// Written by scripts/pictures.ts: the pictures that the site itself shows, whatever the database holds.
export const avatar = '/images/avatar-600x600-ffffff-debaa6.webp';
export const licencie = '/images/licencie-1400x900-eeafda-0197a6.webp';
export const slide1 = '/images/slide-1-1920x960-a56cde-143831.webp';
export const slide1Alto = '/images/slide-1-alto-720x960-7152e3-f7f333.webp';
export const sobre = '/images/sobre-1400x1000-bb7ce2-ba710e.webp';
