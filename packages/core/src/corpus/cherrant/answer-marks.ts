/** What stands instead of an answer where a sentence has no error, in ChERRANT's M2 and in MuCGEC's text. */
export const NO_ERROR = '没有错误';

/** What stands there where nobody can say what the writer meant. */
export const NOT_ANNOTATABLE = '无法标注';
