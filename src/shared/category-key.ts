/** Format of a category's key. Works without zod: visitors' browsers check stored keys with it. */
export const CATEGORY_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
