export { loadEnglishAnalyser, type EnglishAnalyserOptions } from './load-english-analyser.js';
export type { Profile } from './syntax/part-of-speech.js';
