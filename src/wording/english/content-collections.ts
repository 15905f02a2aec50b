import { contentWords } from '#collections/content/registry.ts';

/** The labels of the content collections, which pages about their records alone read. */
export const collections = contentWords.en;
