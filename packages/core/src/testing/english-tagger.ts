import { loadEnglishAnalyser } from '../../../tagger-en/src/index.js';
import { pennTagger } from '../text/analysis/penn-tagger.js';

/** The tagger that the command line and the page hand to core. */
export const englishTagger = pennTagger(await loadEnglishAnalyser());
