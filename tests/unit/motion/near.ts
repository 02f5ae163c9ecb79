/** A fake `IntersectionObserver` that reports each element as visible at once. */
export class Near {
  private readonly report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: Near['report']) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}
