/** A rule sheet on the page, drawn from its Markdown without any HTML of its own. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { speech } from "../wire/speech";
import { markdown, type Block, type Span } from "./markdown";

function Spans({ of }: { of: Span[] }) {
  return (
    <>
      {of.map((span, i) => {
        switch (span.type) {
          case "text":
            return span.text;
          case "code":
            return <code key={i}>{span.text}</code>;
          case "strong":
            return (
              <strong key={i}>
                <Spans of={span.spans} />
              </strong>
            );
          case "em":
            return (
              <em key={i}>
                <Spans of={span.spans} />
              </em>
            );
        }
      })}
    </>
  );
}

function Heading({ level, children }: { level: number; children: ComponentChildren }) {
  switch (Math.min(level, 6)) {
    case 1:
    case 2:
      return <h2>{children}</h2>;
    case 3:
      return <h3>{children}</h3>;
    case 4:
      return <h4>{children}</h4>;
    case 5:
      return <h5>{children}</h5>;
    default:
      return <h6>{children}</h6>;
  }
}

/** Blocks of a sheet; their headings are raised by so many levels. */
export function Blocks({ of, raised }: { of: Block[]; raised: number }) {
  return (
    <>
      {of.map((block, i) => {
        switch (block.type) {
          case "heading":
            return (
              <Heading key={i} level={block.level + raised}>
                <Spans of={block.spans} />
              </Heading>
            );
          case "paragraph":
            return (
              <p key={i}>
                <Spans of={block.spans} />
              </p>
            );
          case "list": {
            const items = block.items.map((item, k) => (
              <li key={k}>
                <Spans of={item.spans} />
                <Blocks of={item.blocks} raised={raised} />
              </li>
            ));
            return block.numbered ? <ol key={i}>{items}</ol> : <ul key={i}>{items}</ul>;
          }
          case "table":
            return (
              // roles: where a small screen lays it out as blocks it stays a table for who hears it
              <table key={i} role="table">
                <thead role="rowgroup">
                  <tr role="row">
                    {block.head.map((cell, k) => (
                      <th key={k} role="columnheader" scope="col">
                        <Spans of={cell} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody role="rowgroup">
                  {block.rows.map((row, k) => (
                    <tr key={k} role="row">
                      {row.map((cell, n) => (
                        <td key={n} role="cell">
                          <Spans of={cell} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            );
          case "quote":
            return (
              <blockquote key={i}>
                <Blocks of={block.blocks} raised={raised} />
              </blockquote>
            );
          case "rule":
            return <hr key={i} />;
        }
      })}
    </>
  );
}

/** The sheet; its headings go on from the level that the page has reached. */
export function Sheet({ text }: { text: string }) {
  const read = useMemo(() => markdown(text), [text]);
  const least = Math.min(...read.map((block) => (block.type === "heading" ? block.level : 9)));
  return (
    <div class="sheet" lang={speech.answered}>
      <Blocks of={read} raised={least === 9 ? 0 : 2 - least} />
    </div>
  );
}
