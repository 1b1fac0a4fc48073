// The plain table: the whole game as text and buttons, for every browser and screen reader.

const $ = (id) => document.getElementById(id);
const path = (...parts) => "/api/" + parts.map(encodeURIComponent).join("/");

// -- words ---------------------------------------------------------------------------------------

let words = {};
const wanted = new URLSearchParams(location.search).get("lang");

const say = (key, values = {}) =>
  (words.messages[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
const plain = (key, values) => say(`plain.${key}`, values);

/** An event in the language of the page; in English, as the server tells it. */
function event(told) {
  const { kind, seat, text, ...data } = told;
  if (words.language === "en") return text;
  const own = Object.keys(data).map((name) => `event.${kind}.${name}`).find((key) => words.messages[key]);
  const values = { who: now.table.seats[seat] ? nameOf(seat) : "" };
  for (const [name, value] of Object.entries(data)) {
    const letter = ["owner", "other", "to"].includes(name) && /^[A-E]$/.test(value);
    values[name] = letter ? nameOf(value.charCodeAt(0) - 65) : words[name]?.[value] ?? value;
  }
  const line = say(own ?? `event.${kind.replaceAll("_", "-")}`, values);
  const tile = String(data.tile ?? ""); // the drawn table shows it beside some of these sentences
  return line.includes(tile) ? line : `${line} (${tile})`;
}

async function speak() {
  const answer = await fetch(`/plain/words.json${wanted ? `?lang=${encodeURIComponent(wanted)}` : ""}`);
  words = await answer.json();
  document.documentElement.lang = words.language;
  $("strange").textContent = words.strange;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = plain(element.dataset.say);
  for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = plain(element.dataset.label);
}

async function ask(url, body) {
  const headers = { "accept-language": words.language };
  const options = body === undefined ? { headers } : {
    method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(url, options);
  const kind = answer.headers.get("content-type") ?? "";
  const data = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Error(data.why ?? answer.statusText);
  return data;
}

function item(...parts) {
  const li = document.createElement("li");
  li.append(...parts);
  return li;
}

function button(label, act, kind = "") {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.className = kind;
  made.addEventListener("click", act);
  return made;
}

function complain(error) {
  $("refused").textContent = error.message ?? String(error);
}

// -- home ----------------------------------------------------------------------------------------

async function home() {
  const catalogue = await ask(path("games"));
  const names = catalogue.games.flatMap((game) => [
    game.name, ...game.presets.flatMap(({ text }) => text ? [`${game.name} modules=${text}`] : []),
  ]);
  $("game").replaceChildren(...names.map((name) => new Option(titled(name), name)));
  const bots = catalogue.bots.filter((bot) => bot.level);
  $("others").replaceChildren(
    ...bots.map((bot) => new Option(plain("bots", { level: say(`level.${bot.name}`) }), bot.name, false, bot.name === "normal")),
    new Option(plain("invited"), ""),
  );
  $("name").value = localStorage.getItem("name") ?? "";
  $("new").addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    open().catch((error) => alert(error.message));
  });
  const lists = { mine: path("me", "tables"), lobby: path("tables"), running: `${path("tables")}?status=running` };
  for (const [id, url] of Object.entries(lists)) {
    const found = await ask(url);
    const tables = found.tables ?? found;
    $(id).replaceChildren(...tables.map(listed));
    if (!tables.length) $(id).replaceChildren(item(plain("none")));
  }
}

function titled(name) {
  const [game, modules] = name.split(" modules=");
  return modules ? plain("with", { game: say(`game.${game}`), modules }) : say(`game.${game}`);
}

function listed(table) {
  const link = document.createElement("a");
  link.href = `/plain/#table=${table.id}`;
  link.textContent = table.game;
  const who = table.names.map(([name, bot]) => name || bot || plain("open-seat")).join(", ");
  const mine = table.seats.some((seat) => table.to_act.includes(seat)) ? ` ${plain("your-turn")}` : "";
  return item(link, ` ${who} (${plain(`status.${table.status}`)})${mine}`);
}

async function open() {
  const name = $("name").value.trim();
  localStorage.setItem("name", name);
  const [game, modules] = $("game").value.split(" ");
  const players = Number($("players").value);
  const bot = $("others").value;
  const chairs = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "you", name } : bot ? { kind: "bot", bot } : { kind: "open" });
  const config = `${game}(players=${players}${modules ? `, ${modules}` : ""})`;
  const table = await ask(path("tables"), { game: config, chairs, options: { listed: $("listed").checked } });
  location.hash = `table=${table.id}`;
}

// -- the table -----------------------------------------------------------------------------------

let socket = null;
let now = null; // the table as it was last told
let delay = 0;

function join(id) {
  $("home").hidden = true;
  $("table").hidden = false;
  socket = new WebSocket(`${location.origin.replace("http", "ws")}${path("tables", id, "live")}?lang=${words.language}`);
  socket.addEventListener("message", (message) => told(JSON.parse(message.data)));
  socket.addEventListener("open", () => { delay = 0; });
  socket.addEventListener("close", (closed) => {
    if ([4403, 4404].includes(closed.code)) return complain(plain("away", { why: closed.reason }));
    delay = Math.min(delay * 2 + 500, 10000);
    setTimeout(() => join(id), delay);
  });
}

function wish(type, more = {}) {
  $("refused").textContent = "";
  const wanted = { type, seat: now.you.seat, ...more };
  if (["play", "undo", "reset"].includes(type)) wanted.id = crypto.randomUUID();
  if (["play", "undo", "reset", "confirm"].includes(type)) wanted.seen = now.table.number;
  socket.send(JSON.stringify(wanted));
}

function told(message) {
  if (message.type === "refused") return complain(new Error(message.why));
  if (message.type === "table") {
    now = message;
    $("log").replaceChildren();
    $("talk").replaceChildren(...message.talk.map((said) => item(`${said.name}: ${said.text}`)));
    links().catch(complain);
  } else if (message.type === "update") {
    now.table = message.table;
    now.you = message.you ?? now.you;
    for (const happened of message.events) $("log").append(item(event(happened)));
    if (message.entry.type === "said") $("talk").append(item(`${message.entry.name}: ${message.entry.text}`));
    if (message.table.next) $("log").append(item(again(message.table.next)));
    $("log").lastElementChild?.scrollIntoView({ block: "nearest" });
  } else {
    return undefined;
  }
  return show().catch(complain);
}

function again(id) {
  const link = document.createElement("a");
  link.href = `/plain/#table=${id}`;
  link.textContent = plain("next");
  return link;
}

const nameOf = (seat) => now.table.seats[seat].name || now.table.seats[seat].bot || plain("open-seat");

function sentence() {
  const { status, to_act: acting } = now.table;
  if (status === "open") return plain("waiting.players");
  if (status === "over") return plain("over");
  if (status === "paused") return plain("paused");
  if (now.you.confirm) return plain("confirm");
  if (now.you.legal.length) return plain("your-turn");
  return plain("waiting", { who: acting.map(nameOf).join(", ") });
}

async function show() {
  const { table, you } = now;
  $("prompt").textContent = sentence();
  document.title = you.legal.length ? `${plain("turn")} · Zoopark` : "Zoopark";
  $("moves").replaceChildren(...you.legal.map((move) => button(move, () => wish("play", { move }))));
  const turn = [];
  for (const seat of now.seats.filter((own) => table.unready.includes(own))) {
    turn.push(button(plain("ready"), () => wish("ready", { seat }), "go"));
  }
  if (you.confirm) turn.push(button(plain("confirm.button"), () => wish("confirm"), "go"));
  if (you.undo !== null) turn.push(button(plain("undo"), () => wish("undo")), button(plain("reset"), () => wish("reset")));
  if (you.legal.length && now.options.hints !== false) turn.push(button(plain("hint"), () => hint().catch(complain)));
  if (table.request && you.seat !== null && !table.request.agreed.includes(you.seat)) {
    turn.push(button(plain("agree"), () => wish("answer", { agrees: true })));
    turn.push(button(plain("disagree"), () => wish("answer", { agrees: false })));
  }
  if (you.seat !== null && table.seats[you.seat].substitute) turn.push(button(plain("back"), () => wish("return"), "go"));
  if (table.status === "over" && now.seats.length) turn.push(button(plain("again"), () => rematch().catch(complain)));
  $("turn").replaceChildren(...turn);
  $("seats").replaceChildren(...table.seats.map((seat, number) => {
    const bot = seat.bot || seat.substitute;
    return item(`${String.fromCharCode(65 + number)} ${nameOf(number)}${bot ? ` (${plain("bot", { bot })})` : ""}`);
  }));
  $("board").textContent = table.status === "open" ? "" : await ask(path("tables", now.id, "board"));
}

function advised({ move, chance, points, why }) {
  const style = { style: "percent" };
  const line = plain("advice", { move, chance: chance.toLocaleString(words.language, style), points });
  return words.language === "en" ? `${line} ${why}` : line;
}

async function hint() {
  $("log").append(item(plain("thinking")));
  const found = await ask(path("tables", now.id, "hint"), { seat: now.you.seat });
  $("log").lastElementChild.remove();
  for (const advice of found.advices) {
    $("log").append(item(advised(advice)));
  }
}

async function rematch() {
  const next = await ask(path("tables", now.id, "rematch"), {});
  location.hash = `table=${next.id}`;
}

async function links() {
  const found = now.seats.length ? await ask(path("tables", now.id, "links")) : [];
  $("links").replaceChildren(...found.map((link) => {
    const shown = document.createElement("a");
    shown.href = `/plain/#seat=${link.key}`;
    const own = now.seats.includes(link.seat);
    shown.textContent = own ? plain("this-seat") : plain("invitation", { seat: String.fromCharCode(65 + link.seat) });
    const paragraph = document.createElement("p");
    paragraph.append(shown);
    return paragraph;
  }));
}

async function sit(key) {
  const found = await ask(path("seats"), { key });
  if (!found.taken) {
    const name = prompt(plain("come"), localStorage.getItem("name") ?? "");
    if (!name) return;
    await ask(path("seats"), { key, name });
  }
  location.hash = `table=${found.id}`;
}

$("say").addEventListener("submit", (submitted) => {
  submitted.preventDefault();
  const text = $("line").value.trim();
  if (text) wish("say", { text, name: localStorage.getItem("name") ?? plain("guest") });
  $("line").value = "";
});

window.addEventListener("hashchange", () => location.reload());
await speak();
const target = new URLSearchParams(location.hash.slice(1));
if (target.has("seat")) sit(target.get("seat")).catch((error) => alert(error.message));
else if (target.has("table")) join(target.get("table"));
else home().catch((error) => alert(error.message));
