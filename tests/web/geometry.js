// What is wrong with where things are on the screen: a list of sentences, empty where all is well.
// `needed`: selectors of what must be wholly in the window; `finger`, `letters`: least sizes, 0 where not asked.
({ needed, finger, letters }) => {
  const SLACK = 2;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]';
  const faults = [];
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.hidden, .unseen, .skip') === null;
  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} «${text.slice(0, 50)}»`;
  };
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const sideOf = (box) => Math.min(box.right - box.left, box.bottom - box.top);
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  /** The part of a box that nothing cuts off but the window. */
  const uncut = (element, box, from = element.parentElement) => {
    let left = box;
    for (let above = from; above; above = above.parentElement) {
      if (above === document.body || above === document.documentElement) break;
      const style = getComputedStyle(above);
      if (clips(style)) left = common(left, above.getBoundingClientRect());
      if (style.position === 'fixed') break;
    }
    return left;
  };
  const isFixed = (element) =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  const isOneIn = (one, other) => one.contains(other) || other.contains(one);

  // The page is as wide as the window.
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');

  // What is needed is in the window, not cut off and not covered.
  const hits = (element, x, y) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && isOneIn(element, above);
  };
  const isInReach = (element, box) => {
    // A place on a map has any outline, a card in a hand lies below another: it is enough that some of it can be pressed.
    const isSome = element instanceof SVGElement || element.closest('.hand') !== null;
    const steps = isSome ? [0.5, 0.3, 0.7, 0.15, 0.85] : [0.5];
    const at = (from, to, share) => from + (to - from) * share;
    return steps.some((y) =>
      steps.some((x) => hits(element, at(box.left, box.right, x), at(box.top, box.bottom, y))),
    );
  };
  // A dialog lies over the table: while it is open, it is what is needed.
  const dialog = [...document.querySelectorAll('[role=dialog]')].filter(isSeen).at(-1);
  for (const element of document.querySelectorAll(needed)) {
    if (dialog && !dialog.contains(element)) continue;
    const box = element.getBoundingClientRect();
    if (sideOf(box) === 0 || !isSeen(element)) continue;
    const seen = common(uncut(element, box), room);
    const lost = Math.max(seen.left - box.left, box.right - seen.right, seen.top - box.top, box.bottom - seen.bottom);
    const most = element.ownerSVGElement ? sideOf(box) / 4 : SLACK; // a hex at the edge of the map
    if (lost > most) faults.push(`${Math.round(lost)} px cut off: ${nameOf(element)}`);
    else if (!isInReach(element, box)) faults.push(`covered: ${nameOf(element)}`);
  }

  // Nothing is written or pressed over something else.
  const textOf = (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
  const boxOf = (nodes) => {
    const range = document.createRange();
    range.setStartBefore(nodes[0]);
    range.setEndAfter(nodes.at(-1));
    return range.getBoundingClientRect();
  };
  /** Letters stand in the middle of their line. */
  const bodyOf = ({ left, top, right, bottom }) => {
    const inset = (bottom - top) * 0.2;
    return { left, top: top + inset, right, bottom: bottom - inset };
  };
  const things = [];
  for (const element of document.querySelectorAll('.frame *')) {
    if (!isSeen(element) || isFixed(element)) continue;
    const isDrawn = element.ownerSVGElement != null;
    const nodes = textOf(element);
    const isControl = !isDrawn && element.matches(CONTROLS);
    if (!isControl && nodes.length === 0) continue;
    const box = isControl
      ? uncut(element, element.getBoundingClientRect())
      : uncut(element, bodyOf(boxOf(nodes)), element);
    if (sideOf(box) > SLACK) things.push({ element, box, isDrawn, isHeld: element.closest('.hand, [data-pile]') });
  }
  things.sort((one, other) => one.box.left - other.box.left);
  things.forEach((one, at) => {
    for (const other of things.slice(at + 1)) {
      if (other.box.left > one.box.right - SLACK) break;
      // Cards in a hand lie over each other; what is drawn belongs to its picture, and pictures to what is around them.
      if (one.isDrawn !== other.isDrawn || (one.isHeld && one.isHeld === other.isHeld)) continue;
      if (isOneIn(one.element, other.element)) continue;
      if (sideOf(common(one.box, other.box)) > SLACK)
        faults.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  });

  // Text is large enough to read.
  const scaleOf = (element) => {
    if (!(element instanceof SVGGraphicsElement)) return 1;
    const matrix = element.getScreenCTM();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  if (letters > 0) {
    const small = new Map();
    for (const element of document.querySelectorAll('body *')) {
      const nodes = textOf(element);
      if (nodes.length === 0 || !isSeen(element) || sideOf(boxOf(nodes)) <= 1) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size < letters - 0.05) small.set(nameOf(element), size.toFixed(1));
    }
    for (const [name, size] of small) faults.push(`letters of ${size} px: ${name}`);
  }

  // A finger hits what can be pressed; on a map that asks first, the place nearest to it wins.
  if (finger > 0) {
    for (const element of document.querySelectorAll(CONTROLS)) {
      if (!isSeen(element) || element.disabled || element.closest('p, [data-nearest]:has(.spot) svg')) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 1 && Math.min(width, height) < finger - 0.5)
        faults.push(`${Math.round(width)} × ${Math.round(height)} px for a finger: ${nameOf(element)}`);
    }
  }
  return faults;
}
