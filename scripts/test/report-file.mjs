// A reporter for Vitest that writes what merging needs to know to the file that STET_TEST_REPORT names. Vitest's JSON
// leaves out the errors of hooks, and those that come outside all tests.
import { writeFileSync } from 'node:fs';

export default class ReportFile {
  onTestRunEnd(modules, strayErrors) {
    const isOf = (module, error) => error.VITEST_TEST_PATH === module.moduleId;
    const report = {
      files: modules.map((module) => ({
        file: module.relativeModuleId,
        tests: [...module.children.allTests()].map(describeTest),
        errors: messagesOf([
          ...module.errors(),
          ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
          ...strayErrors.filter((error) => isOf(module, error)),
        ]),
      })),
      errors: messagesOf(strayErrors.filter((error) => !modules.some((module) => isOf(module, error)))),
    };
    writeFileSync(process.env.STET_TEST_REPORT, JSON.stringify(report));
  }
}

function describeTest(test) {
  const { state, errors = [] } = test.result();
  return { name: test.fullName, state, message: messagesOf(errors)[0] };
}

const messagesOf = (errors) => errors.map(({ message, diff }) => [message, diff].filter(Boolean).join('\n'));
