import { expect, test } from 'vitest';
import { countedTo, counter } from '../../../src/components/count/counted.ts';

test('a figure half way keeps its decimals, its commas and the characters around it', () => {
  expect(countedTo('387.45', 0.5)).toBe('193.72');
  expect(countedTo('150,000', 0.5)).toBe('75,000');
  expect(countedTo('1M+', 0)).toBe('0M+');
  expect(countedTo('+45%', 0.2)).toBe('+9%');
  expect(countedTo('Global', 0.5)).toBe('Global');
  expect(countedTo('65,76', 1)).toBe('65,76');
});

test('a figure half way keeps French commas and spaces', () => {
  expect(countedTo('387,45', 0.5)).toBe('193,72');
  expect(countedTo('150\u00a0000', 0.5)).toBe('75\u00a0000');
  expect(countedTo('2\u00a0min', 0.5)).toBe('1\u00a0min');
  expect(countedTo('1\u00a0M+', 0)).toBe('0\u00a0M+');
});

test('a counter leaves the figure as it is written, and takes off what is drawn over it at its end', () => {
  const element = document.createElement('b');
  element.textContent = '99.99%';
  const figure = counter(element);
  figure.value = 0.2;
  expect([element.dataset.counted, element.textContent]).toEqual(['20.00%', '99.99%']);
  figure.value = 1;
  expect([element.dataset.counted, element.textContent]).toEqual([undefined, '99.99%']);
  expect(() => {
    counter(undefined).value = 0.5;
  }).not.toThrow();
});

test('a counter goes on with the text that React has written meanwhile', () => {
  const element = document.createElement('b');
  element.textContent = '129.2';
  const figure = counter(element);
  figure.value = 0.5;
  element.textContent = '129,2';
  figure.value = 0.25;
  expect(element.dataset.counted).toBe('32,3');
});
