/* A store for boardgame.io that promises what saucer's does: SQLite, WAL, synchronous=FULL. */

const { DatabaseSync } = require('node:sqlite');
const { Sync } = require('boardgame.io/internal');

exports.Durable = class extends Sync {
  constructor(path) {
    super();
    this.db = new DatabaseSync(path);
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT) WITHOUT ROWID;
      CREATE TABLE log (id TEXT, entry TEXT);
      CREATE INDEX log_of ON log (id)`);
    const prepared = (sql) => this.db.prepare(sql);
    this.create = prepared('INSERT INTO matches VALUES (?, ?, ?, ?)');
    this.read = prepared('SELECT * FROM matches WHERE id = ?');
    this.readLog = prepared('SELECT entry FROM log WHERE id = ? ORDER BY rowid');
    this.writeState = prepared('UPDATE matches SET state = ? WHERE id = ?');
    this.writeMetadata = prepared('UPDATE matches SET metadata = ? WHERE id = ?');
    this.writeLog = prepared('INSERT INTO log VALUES (?, ?)');
    this.remove = prepared('DELETE FROM matches WHERE id = ?');
    this.list = prepared('SELECT id FROM matches');
  }

  connect() {}

  createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.create.run(id, state, state, JSON.stringify(metadata));
  }

  setState(id, state, deltalog = []) {
    this.db.exec('BEGIN');
    this.writeState.run(JSON.stringify(state), id);
    for (const entry of deltalog) this.writeLog.run(id, JSON.stringify(entry));
    this.db.exec('COMMIT');
  }

  setMetadata(id, metadata) {
    this.writeMetadata.run(JSON.stringify(metadata), id);
  }

  fetch(id, { state, log, metadata, initialState }) {
    const row = this.read.get(id);
    if (!row) return {};
    return {
      ...(state && { state: JSON.parse(row.state) }),
      ...(metadata && { metadata: JSON.parse(row.metadata) }),
      ...(initialState && { initialState: JSON.parse(row.initial) }),
      ...(log && { log: this.readLog.all(id).map(({ entry }) => JSON.parse(entry)) }),
    };
  }

  wipe(id) {
    this.remove.run(id);
  }

  listMatches() {
    return this.list.all().map(({ id }) => id);
  }
};
