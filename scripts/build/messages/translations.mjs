import { GERMAN } from '../../../shared/messages/locales/de-DE/index.ts';

/** The texts of the catalogue in the languages that are files of their own, by locale. */
export const TRANSLATIONS = { 'de-DE': GERMAN };
