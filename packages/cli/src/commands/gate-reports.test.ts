import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { fewWorse, gate, good, manyWorse, output, report } from '../testing/gate.js';
import { file, folder } from '../testing/stet.js';

describe('the reports of stet gate', () => {
  /** Lines of a system that try to break out of every format. */
  const nasty = file(
    'gate,nasty:.txt',
    output(12, 'went', 'goes').replace('he0 went home .', 'he0 ]]>&<b>"|`%0A ::error::x\u0001 .'),
  );

  it('writes JSON, JUnit XML and a summary, and leaves nothing else behind', () => {
    const before = readdirSync(folder).length;
    const paths = ['r.json', 'r.xml', 'r.md'].map((name) => join(folder, name));
    const { status } = gate('--json', paths[0], '--junit', paths[1], '--summary', paths[2], manyWorse);
    expect(status).toBe(1);
    expect(readdirSync(folder).length).toBe(before + 3);
    expect(JSON.parse(readFileSync(paths[0], 'utf8'))).toEqual(report(manyWorse));
    expect(readFileSync(paths[2], 'utf8')).toMatch(/^## ❌ Stet gate\n\n\*\*The gate fails: /u);
  });

  it('adds to a summary that is there', () => {
    const path = file('summary.md', '# Before\n\n');
    gate('--summary', path, good);
    expect(readFileSync(path, 'utf8')).toMatch(/^# Before\n\n## ✅ Stet gate\n/u);
  });

  it('writes well-formed JUnit XML whatever the system wrote', () => {
    const path = join(folder, 'nasty.xml');
    gate('--junit', path, nasty);
    const names: string[] = [];
    const attributes: Record<string, string>[] = [];
    let text = '';
    const parser = new SaxesParser();
    parser.on('opentag', (tag) => {
      names.push(tag.name);
      attributes.push(tag.attributes);
    });
    parser.on('text', (chunk) => (text += chunk));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(readFileSync(path, 'utf8')).close();
    expect(names).toEqual(['testsuites', 'testsuite', 'testcase', 'failure', 'system-out']);
    expect(attributes[1]).toMatchObject({ tests: '1', failures: '1' });
    expect(text).toContain(']]>&<b>"|`%0A ::error::x\uFFFD');
  });

  it('prints annotations for the lines of the system, escaped, and obeys nothing that the system wrote', () => {
    const { stdout } = gate('--annotations', '--top', '2', nasty);
    const lines = stdout.trimEnd().split('\n');
    const token = /^::stop-commands::(\S+)$/u.exec(lines[0])?.[1];
    expect(token).toMatch(/^[0-9a-f-]{36}$/u);
    const commands = lines.slice(lines.indexOf(`::${String(token)}::`) + 1);
    expect(commands).toHaveLength(3);
    expect(commands[0]).toMatch(/^::error title=Stet gate::The gate fails/u);
    const escapedFile = nasty.replaceAll(':', '%3A').replaceAll(',', '%2C');
    expect(commands[1].startsWith(`::error file=${escapedFile},line=1,title=Worse%3A `)).toBe(true);
    expect(commands[1]).toContain('%250A');
    expect(commands[1]).toContain('%0Anow:');
  });

  it('warns of what got worse when the gate passes', () => {
    const { stdout } = gate('--annotations', fewWorse);
    expect(stdout).toMatch(/^::notice title=Stet gate::The gate passes/mu);
    expect(stdout.match(/^::warning file=/gmu)).toHaveLength(2);
  });

  it.each([
    ['markdown', /\| M² F0\.5 \| 100\.00 \| 40\.00 \| −60\.00 \|/u],
    ['latex', /M\$\^2\$ F0\.5 & 100\.00 & 40\.00 & \$-\$60\.00 &/u],
    ['csv', /M² F0\.5,100\.00,40\.00,/u],
    ['json', /^\{"passed":false,/u],
  ])('prints %s', (format, shown) => {
    const { status, stdout } = gate('--format', format, manyWorse);
    expect(status).toBe(1);
    expect(stdout).toMatch(shown);
  });

  it('prints JSON instead of the text with --json -', () => {
    expect(JSON.parse(gate('--json', '-', good).stdout)).toMatchObject({ passed: true });
  });
});
