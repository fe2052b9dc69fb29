-- POST /api/guests/{id}/assign-seat for the load bench. The file CLAIMS holds `GUEST SEAT SEAT` per line; each claim moves
-- its guest to the other of its two seats, so every request writes and none can conflict. COOKIE is the organiser's cookie.
local claims = {}

local function request_for(guest, seat)
  local headers = { ["Content-Type"] = "application/json", ["Cookie"] = os.getenv("COOKIE") }
  return wrk.format("POST", "/api/guests/" .. guest .. "/assign-seat", headers, '{"seatId":"' .. seat .. '"}')
end

function init()
  for line in io.lines(os.getenv("CLAIMS")) do
    local guest, one, other = line:match("^(%S+) (%S+) (%S+)$")
    claims[#claims + 1] = { request_for(guest, one), request_for(guest, other), turn = 1 }
  end
  math.randomseed(1)
end

function request()
  local claim = claims[math.random(#claims)]
  claim.turn = 3 - claim.turn
  return claim[claim.turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("RESULT reqs=%d rps=%.1f p50_ms=%.3f p99_ms=%.3f max_ms=%.3f non2xx=%d sockerr=%d\n",
    summary.requests, summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    latency.max / 1e3, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
