import { contentWords } from '#collections/content/registry.ts';

export const collections = contentWords.el;
