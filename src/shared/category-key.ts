/** The form of a category's key, told without zod: visitors' browsers read what they have kept by it. */
export const CATEGORY_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
