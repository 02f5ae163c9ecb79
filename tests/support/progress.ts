/** A Playwright reporter for the checks: it prints each failure at once, and the progress after every tenth of the tests. */
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';

export default class ProgressReporter implements Reporter {
  readonly #began = Date.now();
  #all = 0;
  #done = 0;
  #failed = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
    console.log(`  ${this.#all} browser tests`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    if (result.status !== test.expectedStatus && result.status !== 'skipped') {
      this.#failed += 1;
      console.log(`  ✗ ${test.titlePath().slice(2).join(' › ')}`);
      // A test that ran out of time has a second error, which names the step and what it waited for.
      for (const { message, location } of result.errors)
        console.log(
          `    ${message?.split('\n').slice(0, 12).join('\n    ')}${location ? `\n    line ${location.line}` : ''}`,
        );
    }
    const tenths = (count: number) => Math.floor((10 * count) / this.#all);
    if (tenths(this.#done) === tenths(this.#done - 1)) return;
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    console.log(
      `  ${this.#done} of ${this.#all} after ${seconds} s${this.#failed ? `, ${this.#failed} failed` : ''}`,
    );
  }

  /** An error outside the tests: a file that cannot be read, a port that is taken. */
  onError(error: TestError): void {
    console.log(`  ✗ ${error.message ?? error.value}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
