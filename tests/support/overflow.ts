/** The rules at every width: nothing sticks out of the page, and nothing is cut off by its edge. */
import type { Page } from 'playwright/test';
import { resize } from './at-rest.ts';
import { expect } from './site.ts';

/** How many pixels the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });

/** Expects that the page cannot be scrolled sideways at any width. */
export async function noSidewaysScroll(page: Page) {
  for (const width of [320, 390, 1024, 1440]) {
    await resize(page, width, 800);
    expect(await sideways(page), `${width} px`).toBe(0);
  }
}

/** The words of headings, paragraphs, figures with their labels and cells that the page's edge cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const skip = '[aria-hidden], .sr-only, [hidden], [data-component=team-grid] li, dialog';
    const out: string[] = [];
    for (const block of document.querySelectorAll(
      'main :is(h1, h2, h3, p, dt, dd, li > :is(strong, strong ~ span), td, th, [role=cell], [role=rowheader], [role=columnheader])',
    )) {
      if (block.closest(skip)) continue;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || node.parentElement?.closest(skip)) continue;
        if (getComputedStyle(node.parentElement as Element).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && (box.right > edge + 1 || box.left < -6)) out.push(node.textContent.trim());
      }
    }
    return out;
  });

/** Words of headings that break over two lines, as the page's edge leaves them no room. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2)')) {
      if (heading.closest('.sr-only, dialog, [hidden]')) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) out.push(word);
        }
    }
    return out;
  });

/** The widths at which no page may be cut off. */
const everyWidth = [320, 390, 768, 1024, 1100, 1280, 1440];

/**
 * Expects that the page cannot be scrolled sideways at any width, its edge cuts off no heading, paragraph or cell, and no
 * heading breaks within a word.
 */
export async function nothingCutOff(page: Page, widths = everyWidth) {
  for (const width of widths) {
    await resize(page, width, 800);
    expect(await sideways(page), `${width} px`).toBe(0);
    const found = [await cutOff(page), await brokenWords(page)].flat();
    expect(found, `${width} px`).toEqual([]);
  }
}
