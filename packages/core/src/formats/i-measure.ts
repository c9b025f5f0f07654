import { errorsOf, sentenceOfErrors } from '../corpus/i-measure/cluster.js';
import { readIMeasureSentence } from '../corpus/i-measure/parse.js';
import {
  IMEASURE_END,
  IMEASURE_HEAD,
  SCRIPT_END,
  printIMeasureSentence,
  printScriptHead,
} from '../corpus/i-measure/print.js';
import { elementFeed } from '../corpus/line-feed.js';
import { attributeOf, expectName } from '../corpus/markup/element.js';
import { ElementReader } from '../corpus/markup/element-reader.js';
import { tokenise } from '../text/white-space.js';
import { rootElement } from './certainty.js';
import type { CorpusFormat } from './corpus-format.js';

const AROUND_SENTENCES = ['scripts', 'script', 'sentence'];

/** Written as one script. */
export const iMeasure: CorpusFormat<'i-measure'> = {
  name: 'i-measure',
  title: 'I-measure XML',
  page: 'i-measure-xml.md',
  detect: (head) => (rootElement(head) === 'scripts' ? 'certain' : head.startsWith('<') ? 'unlikely' : 'no'),
  input: 'one or more',
  edits: 'inside',
  feed: (options) => {
    const reader = new ElementReader({
      file: options.file,
      depth: 2,
      onOpen: (element, depth) => {
        expectName(element, AROUND_SENTENCES[depth]);
        if (depth === 1) attributeOf(element, 'id');
      },
    });
    return elementFeed(reader, (element) => {
      expectName(element, AROUND_SENTENCES[2]);
      return [sentenceOfErrors(readIMeasureSentence(element, options))];
    });
  },
  loses: ['alternatives', 'optional', 'comments', 'uncorrected'],
  files: () => [
    {
      suffix: '.xml',
      sections: [{ before: IMEASURE_HEAD + printScriptHead('1'), after: SCRIPT_END + IMEASURE_END }],
    },
  ],
  print: (sentences, { first }) => [
    sentences
      .map((sentence, at) => {
        const { source, errors = errorsOf(sentence) } = sentence;
        return printIMeasureSentence({ id: String(first + at + 1), source: tokenise(source).join(' '), ...errors });
      })
      .join(''),
  ],
};
