// A stand-in for a server of chat completions, to try `stet judge` without a model.
// With a command, it serves while that runs, and gives it the address as $MODELS; otherwise it serves until it is ended.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

/** The models: how many points each gives to an output of a sentence, shown at a position from 0. */
const models = {
  /** Takes what comes first for the best, and reads nothing. */
  first: ({ position }) => Math.max(1, 5 - position),
  /** Likes corrections that change much, but not more than four words. */
  busy: ({ source, output }) => {
    const words = new Set(source.split(' '));
    const changed = output.split(' ').filter((word) => !words.has(word)).length;
    return 1 + (changed > 4 ? 2 : changed);
  },
  /** Prefers short sentences. */
  terse: ({ source, output }) => {
    const saved = source.split(' ').length - output.split(' ').length;
    return Math.min(5, Math.max(1, 3 + saved));
  },
};

/** The prompt for edits explains its brackets by three of them. */
const EXAMPLES_IN_PROMPT = 3;

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const { model, messages } = JSON.parse(body);
    const question = messages.find(({ role }) => role === 'user').content;
    const [, source = ''] = /^The learner's sentence: (.*)$/m.exec(question) ?? [];
    const edits = [...question.matchAll(/\[(\d+): ([^\]→]*)→([^\]]*)\]/g)].slice(EXAMPLES_IN_PROMPT);
    const outputs = [...question.matchAll(/^\d+\. (.*)$/gm)];
    const answer =
      edits.length > 0
        ? // Every model takes an edit for valid that does not only take words out.
          edits.map(([, number, , correction]) => [`edit${number}`, correction !== ''])
        : outputs.map(([, output], position) => [`target${position + 1}`, models[model]({ source, output, position })]);
    const content = JSON.stringify(Object.fromEntries(answer));
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        model,
        choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: Math.ceil(question.length / 4), completion_tokens: 8 * answer.length },
      }),
    );
  });
});

const [, , command] = process.argv;
server.listen(command === undefined ? 8080 : 0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}/v1`;
  if (command === undefined) {
    console.log(`Models ${Object.keys(models).join(', ')} at ${url}`);
    return;
  }
  const child = spawn('sh', ['-c', command], { stdio: 'inherit', env: { ...process.env, MODELS: url } });
  child.on('close', (code) => {
    server.close();
    process.exitCode = code ?? 1;
  });
});
